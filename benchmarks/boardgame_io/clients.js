"use strict";

// Tables of two with five clients each, by boardgame.io's own client: node clients.js PORT TABLES CLIENTS RATE SECONDS.
// Says `looking` when all clients have the game, plays for every line that it is sent, and tells what it saw.

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game, offers } = require("./game.js");

const [port, tables, clients, rate, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function ask(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Table {
  constructor(id) {
    this.id = id;
    this.clients = [];
    this.state = -1; // the number of the latest state that everyone has seen
    this.sent = null; // when the move was sent that is on its way
    this.shown = 0;
    this.latencies = [];
  }

  async sit() {
    for (let number = 0; number < clients; number++) {
      const playerID = number < 2 ? String(number) : undefined;
      const { playerCredentials } =
        number < 2
          ? await ask(`/games/machi-koro/${this.id}/join`, { playerID, playerName: `player ${number}` })
          : {};
      const client = Client({
        game,
        matchID: this.id,
        playerID,
        credentials: playerCredentials,
        multiplayer: SocketIO({ server: address }),
        debug: false,
      });
      const known = { client, seen: -1 };
      client.subscribe((state) => state && state.isConnected && this.see(known, number, state));
      client.start();
      this.clients.push(known);
    }
  }

  /** A state came to a client; the mover shows its own before the server has, which is not counted. */
  see(known, number, state) {
    const shown = state._stateID;
    if (shown <= known.seen) return;
    known.seen = shown;
    if (this.sent !== null && number !== this.mover && shown > this.state) {
      this.latencies.push(performance.now() - this.sent);
      this.shown += 1;
    }
  }

  get isOpen() {
    return this.clients.length === clients && this.clients.every(({ seen }) => seen >= 0);
  }

  /** Plays a random move of whoever decides; false if the last one has not been seen everywhere. */
  play() {
    if (this.sent !== null && this.shown < clients - 1) return false;
    const { G, ctx, _stateID } = this.clients[2].client.getState();
    if (ctx.gameover) return null;
    this.mover = Number(ctx.currentPlayer);
    const { client, seen } = this.clients[this.mover];
    if (seen < _stateID) return false;
    const offered = ["", ...offers(G, this.mover)];
    const chosen = offered[Math.floor(Math.random() * offered.length)];
    this.state = _stateID;
    this.shown = 0;
    this.sent = performance.now();
    if (chosen) client.moves.build(chosen);
    else client.moves.pass();
    return true;
  }
}

async function main() {
  const opened = [];
  for (let number = 0; number < tables; number++) {
    const { matchID } = await ask("/games/machi-koro/create", { numPlayers: 2 });
    opened.push(new Table(matchID));
    await opened[number].sit();
  }
  while (!opened.every((table) => table.isOpen)) await sleep(50);
  console.log("looking");
  await new Promise((begin) => process.stdin.once("data", begin));
  const began = performance.now();
  let [played, late] = [0, 0];
  for (let number = 0; number < rate * seconds; number++) {
    await sleep(Math.max(0, began + (number * 1000) / rate - performance.now()));
    const done = opened[number % tables].play();
    if (done) played += 1;
    else if (done === false) late += 1;
  }
  const until = performance.now() + 10000;
  const waiting = () => opened.filter((table) => table.sent !== null && table.shown < clients - 1);
  while (waiting().length && performance.now() < until) await sleep(20);
  const latencies = opened.flatMap((table) => table.latencies).sort((one, other) => one - other);
  console.log(JSON.stringify({ played, late, lost: waiting().length, latencies }));
  process.exit(0);
}

main();

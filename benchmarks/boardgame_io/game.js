"use strict";

// Machi Koro's base game for two, as one would write it for boardgame.io: a turn rolls and pays when it begins, and
// ends with one decision, what to build. So a move here is a move there, and the state holds as much.

const CARDS = {
  "wheat-field": { cost: 1, on: [1], paid: "all", coins: 1, many: 6 },
  ranch: { cost: 1, on: [2], paid: "all", coins: 1, many: 6 },
  bakery: { cost: 1, on: [2, 3], paid: "own", coins: 1, many: 6, mall: true },
  cafe: { cost: 2, on: [3], paid: "other", coins: 1, many: 6, mall: true },
  "convenience-store": { cost: 2, on: [4], paid: "own", coins: 3, many: 6, mall: true },
  forest: { cost: 3, on: [5], paid: "all", coins: 1, many: 6 },
  stadium: { cost: 6, on: [6], paid: "rival", coins: 2, many: 4, once: true },
  "tv-station": { cost: 7, on: [6], paid: "rival", coins: 5, many: 4, once: true },
  "business-centre": { cost: 8, on: [6], paid: "rival", coins: 0, many: 4, once: true },
  "cheese-factory": { cost: 5, on: [7], paid: "own", coins: 3, many: 6, each: ["ranch"] },
  "furniture-factory": { cost: 3, on: [8], paid: "own", coins: 3, many: 6, each: ["forest", "mine"] },
  mine: { cost: 6, on: [9], paid: "all", coins: 5, many: 6 },
  "family-restaurant": { cost: 3, on: [9, 10], paid: "other", coins: 2, many: 6, mall: true },
  "apple-orchard": { cost: 3, on: [10], paid: "all", coins: 3, many: 6 },
  "fruit-market": { cost: 2, on: [11, 12], paid: "own", coins: 2, many: 6, each: ["wheat-field", "apple-orchard"] },
};
const LANDMARKS = { "train-station": 4, "shopping-mall": 10, "amusement-park": 16, "radio-tower": 22 };

function setup() {
  const player = () => ({
    coins: 3,
    cards: { ...Object.fromEntries(Object.keys(CARDS).map((card) => [card, 0])), "wheat-field": 1, bakery: 1 },
    landmarks: Object.fromEntries(Object.keys(LANDMARKS).map((landmark) => [landmark, false])),
  });
  const supply = Object.fromEntries(Object.entries(CARDS).map(([card, { many }]) => [card, many]));
  return { supply, players: [player(), player()], dice: [], events: [] };
}

/** What a card of a player brings when it is paid for: as much for each of some other cards, where it says so. */
function income(owner, name) {
  const card = CARDS[name];
  const each = card.each ? card.each.reduce((sum, other) => sum + owner.cards[other], 0) : 1;
  const more = card.mall && owner.landmarks["shopping-mall"] ? 1 : 0;
  return owner.cards[name] * each * (card.coins + more);
}

function take(G, from, to, coins, card) {
  const paid = Math.min(coins, G.players[from].coins);
  G.players[from].coins -= paid;
  G.players[to].coins += paid;
  if (paid) G.events.push({ event: "takes", player: to, from, card, coins: paid });
}

function earn(G, player, coins, card) {
  G.players[player].coins += coins;
  if (coins) G.events.push({ event: "earns", player, card, coins });
}

/** The dice are thrown, and everyone gets what is theirs: first from each other, then from the bank. */
function begin({ G, ctx, random }) {
  const active = Number(ctx.currentPlayer);
  const rival = 1 - active;
  const count = G.players[active].landmarks["train-station"] ? 2 : 1;
  G.dice = random.D6(count);
  const sum = G.dice.reduce((one, other) => one + other, 0);
  G.events = [{ event: "rolls", player: active, dice: G.dice }];
  const hit = Object.keys(CARDS).filter((card) => CARDS[card].on.includes(sum));
  const paid = (kind) => hit.filter((card) => CARDS[card].paid === kind);
  for (const card of paid("other")) take(G, active, rival, income(G.players[rival], card), card);
  for (const card of paid("all")) {
    earn(G, active, income(G.players[active], card), card);
    earn(G, rival, income(G.players[rival], card), card);
  }
  for (const card of paid("own")) earn(G, active, income(G.players[active], card), card);
  for (const card of paid("rival")) take(G, rival, active, income(G.players[active], card), card);
}

/** What a player may build now. */
function offers(G, seat) {
  const own = G.players[seat];
  const cards = Object.keys(CARDS).filter(
    (card) => CARDS[card].cost <= own.coins && G.supply[card] && !(CARDS[card].once && own.cards[card]),
  );
  const landmarks = Object.keys(LANDMARKS).filter((name) => LANDMARKS[name] <= own.coins && !own.landmarks[name]);
  return [...cards, ...landmarks];
}

function build({ G, playerID, events }, name) {
  if (!offers(G, playerID).includes(name)) return "INVALID_MOVE";
  const own = G.players[playerID];
  if (name in LANDMARKS) {
    own.coins -= LANDMARKS[name];
    own.landmarks[name] = true;
  } else {
    own.coins -= CARDS[name].cost;
    own.cards[name] += 1;
    G.supply[name] -= 1;
  }
  events.endTurn();
}

const game = {
  name: "machi-koro",
  setup,
  minPlayers: 2,
  maxPlayers: 2,
  moves: {
    build,
    pass: ({ events }) => {
      events.endTurn();
    },
  },
  turn: { minMoves: 1, maxMoves: 1, onBegin: begin },
  endIf: ({ G }) => {
    const winner = G.players.findIndex((player) => Object.values(player.landmarks).every(Boolean));
    return winner >= 0 ? { winner } : undefined;
  },
};

module.exports = { game, offers };

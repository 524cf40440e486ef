"use strict";

// A server of boardgame.io on loopback: node server.js PORT FOLDER. With a folder, games are stored there (FlatFile); with
// `memory` they are not. Tells its CPU time and memory for every line it is sent.

const { Server, FlatFile } = require("boardgame.io/server");
const { game } = require("./game.js");

const [port, folder] = process.argv.slice(2);
const store = folder === "memory" ? {} : { db: new FlatFile({ dir: folder }) };

process.stdin.on("data", () => {
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ cpu: (user + system) / 1e6, bytes: process.memoryUsage().rss }));
});
process.stdin.on("end", () => process.exit(0));

Server({ games: [game], origins: [/.*/], ...store }).run({ port: Number(port), callback: () => console.log("ready") });

// boardgame.io's own server with Le Coffre et la Clé: `node main.js [--folder FOLDER]`, on a free port of loopback.
//
// Without a folder it keeps its matches in memory, its default; with one in files (FlatFile), the only lasting storage
// that it brings along. Once it listens it prints one line of JSON: {"port": …, "pid": …, "versions": {…}}.

const { Server, FlatFile } = require('boardgame.io/server');
const { CoffreEtCle } = require('../../peers/boardgame_io/game.js');

const HOST = '127.0.0.1';

// What one seat sees. Its default view is the whole state: that would be less work than ours, and tell everything.
function playerView({ G, ctx, playerID }) {
  const shown = {
    starter: G.starter,
    turn: G.turn,
    lock: G.lock,
    treasure: G.treasure,
    designated: G.designated,
    named: Object.keys(G.names),
  };
  if (ctx.gameover) return { ...shown, face: G.face, at: G.at, names: G.names };
  if (playerID === null || playerID === undefined) return shown;
  return {
    ...shown,
    card: G.face[G.at[playerID]],
    seen: G.at.map((card) => (G.known[playerID] & (1 << card) ? G.face[card] : null)), // by location
    name: G.names[playerID] ?? null,
  };
}

// A name is given in secret, so that the log must not tell it to the others.
function withSecretNames(phases) {
  const { turn } = phases.final;
  const { name } = turn.stages.naming.moves;
  const naming = { moves: { name: { move: name, redact: true } } };
  return { ...phases, final: { turn: { ...turn, stages: { naming } } } };
}

const game = { ...CoffreEtCle, playerView, phases: withSecretNames(CoffreEtCle.phases) };

function storage() {
  const place = process.argv.indexOf('--folder');
  return place < 0 ? undefined : new FlatFile({ dir: process.argv[place + 1] });
}

async function main() {
  const server = Server({ games: [game], db: storage(), origins: [] });
  const listen = server.app.listen.bind(server.app);
  server.app.listen = (port, ready) => listen(port, HOST, ready); // its `run` knows ports, and no hosts
  const { appServer } = await server.run(0);
  const versions = { node: process.versions.node, 'boardgame.io': require('boardgame.io/package.json').version };
  console.log(JSON.stringify({ port: appServer.address().port, pid: process.pid, versions }));
}

main();

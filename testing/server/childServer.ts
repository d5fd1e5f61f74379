import { openStore } from '#server/store/database/database.ts';

// A program for tests to kill: serves a folder. Arguments: the data folder, the address it claims.
const [, , dataFolder = '', serverAddress = ''] = process.argv;
await openStore({ dataFolder, databaseUrl: null, serverAddress });
process.stdout.write('serving\n');
setInterval(() => {}, 60_000);

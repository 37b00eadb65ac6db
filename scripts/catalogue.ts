import { parseArgs } from 'node:util';
import { growCatalogue } from '../database/sample/grow-catalogue.ts';
import { loadedMessage, loadSampleOnce } from '../database/sample/sample.ts';
import { readConfig } from '../service/platform/config.ts';
import { migrate } from '../service/platform/database/migrate.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLog } from '../service/platform/log.ts';
import { ownSecret } from '../service/platform/own-secret.ts';

const help = `Makes a large catalogue for measurements. With the embedded database, stop the server first.

  npm run catalogue -- --stays N
      Loads the sample catalogue if the database is empty, and copies its stays until there are N. A million takes some
      minutes on PostgreSQL and 15 GB. Everything runs in one transaction, during which stays cannot be read. If
      interrupted, nothing is left. Triggers, references and indexes of these tables are removed and created again, so
      copies have no webhooks, audit entries or emails. Never use it on a live site.
`;

function say(text: string): void {
  process.stdout.write(`  ${text}\n`);
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { stays: { type: 'string' } } });
  const wanted = Number(values.stays);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 1_000_000) {
    process.stdout.write(help);
    return values.stays === undefined ? 0 : 1;
  }
  const database = await openDatabase(readConfig(process.env, ownSecret), makeLog({ logLevel: 'warn' }));
  try {
    await migrate(database, async (db) => {
      const began = Date.now();
      const loaded = await loadSampleOnce(db, database.clock.now());
      if (loaded) say(`Loaded the sample catalogue: ${loadedMessage(loaded)}`);
      const made = await growCatalogue(db, wanted, (what) => {
        say(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${what}`);
      });
      say(`${made.toLocaleString('en-IN')} stays made.`);
    });
    return 0;
  } finally {
    await database.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);

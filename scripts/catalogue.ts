import { parseArgs } from 'node:util';
import { growCatalogue } from '../database/catalogue/grow-catalogue.ts';
import { loadSampleOnce, saysLoaded } from '../database/catalogue/sample.ts';
import { readConfig } from '../service/platform/config.ts';
import { migrate } from '../service/platform/database/migrate.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLog } from '../service/platform/log.ts';
import { ownSecret } from '../service/platform/own-secret.ts';

const help = `Makes a large catalogue for measurements. With the embedded database, stop the server first.

  npm run catalogue -- --stays N
      Loads the sample catalogue where there is none, and multiplies its stays until there are N.
      Interrupted, it goes on where it was when it is asked again. Never for a house that sells.
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
      const loaded = await loadSampleOnce(db, new Date());
      if (loaded) say(`Loaded the sample catalogue: ${saysLoaded(loaded)}`);
      const made = await growCatalogue(db, wanted, (there) => {
        const seconds = Math.round((Date.now() - began) / 1000);
        say(`${there.toLocaleString('en-IN')} of ${wanted.toLocaleString('en-IN')} stays, ${seconds} s`);
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

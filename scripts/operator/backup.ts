import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '../../service/platform/config.ts';
import {
  type BackedUpSite,
  countBooks,
  countStockMismatches,
  createDatabase,
  dropDatabase,
  findOldDrills,
  otherSchemas,
  type RowCounts,
} from './backup.sql.ts';

const run = promisify(execFile);

export const backupHelp = `  npm run operator -- backup <folder> [--keep N] [--no-drill]
      Dumps this site (DATABASE_SCHEMA) into the folder and tests the dump by restoring it into a temporary
      database. Then deletes all but the last N dumps (default 14). Needs pg_dump, pg_restore and a role that may create databases.
`;

/**
 * The same address for the programs of PostgreSQL, as environment variables: a password on a command line is readable
 * by everyone.
 */
function programEnvironment(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslmode = searchParams.get('sslmode');
  return {
    PATH: process.env['PATH'],
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslmode && { PGSSLMODE: sslmode }),
  };
}

/** Milliseconds after which leftovers belong to a backup that was killed. */
const longest = 24 * 3_600_000;

async function sweep(site: BackedUpSite, folder: string): Promise<void> {
  for (const name of await findOldDrills(site, Date.now() - longest)) await dropDatabase(site, name);
  for (const name of await readdir(folder)) {
    const part = join(folder, name);
    const isOld = /^padharo-[\dT-]+Z\.dump\.part$/.test(name) && (await stat(part)).mtimeMs < Date.now() - longest;
    if (isOld) await rm(part, { force: true });
  }
}

/** Work in the restored copy of a dump, at that address, before the copy is dropped. */
type InCopy = (url: string) => Promise<void>;

/** Restores the dump into a new database and checks it. Throws with what it lacks of `before`. */
async function drill(site: BackedUpSite, dump: string, before: RowCounts, inCopy?: InCopy): Promise<RowCounts> {
  const name = `padharo_drill_${Date.now()}`;
  const url = new URL(site.url);
  url.pathname = `/${name}`;
  const beside = { ...site, url: url.href };
  await createDatabase(site, name);
  try {
    const args = ['--exit-on-error', '--no-owner', `--dbname=${name}`, dump];
    await run('pg_restore', args, { env: programEnvironment(site.url) });
    const restored = await countBooks(beside);
    const lost = Object.entries(before).filter(([table, count]) => Object(restored)[table] < count);
    if (lost.length > 0) throw new Error(`The dump has fewer rows than the database: ${lost.map(([table]) => table)}`);
    const contradictions = await countStockMismatches(beside);
    if (contradictions > 0) throw new Error(`The restored stock of ${contradictions} days does not match the bookings`);
    await inCopy?.(beside.url);
    return restored;
  } finally {
    await dropDatabase(site, name);
  }
}

/**
 * Dumps PostgreSQL into `folder` and proves the dump by restoring it; a failure leaves no dump that looks complete.
 * Returns a sentence to print. Throws Error with what is wrong.
 */
export async function backUp(
  { databaseUrl, databaseDirectUrl: url = databaseUrl, databaseSchema: schema, dataDir }: Config,
  { folder, keep = 14, drilled = true, inCopy }: { folder: string; keep?: number; drilled?: boolean; inCopy?: InCopy },
): Promise<string> {
  if (!url) throw new Error(`To back up the embedded database, stop Padharo and copy ${dataDir}.`);
  const site: BackedUpSite = { url, schema };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweep(site, folder);
  const name = `padharo-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.dump`;
  const file = join(folder, name);
  const part = `${file}.part`;
  const before = await countBooks(site);
  let said = 'not tested';
  try {
    // if named explicitly, `public` would be created again by the restore, which finds it existing
    const others = (await otherSchemas(site)).map((one) => `--exclude-schema="${one.replaceAll('"', '""')}"`);
    // the site needs no extension, and its role may not restore one that is there for others, such as Citus
    const args = ['--format=custom', '--no-owner', '--extension=plpgsql', ...others, `--file=${part}`];
    await run('pg_dump', args, { env: programEnvironment(url) });
    if (drilled) {
      const began = Date.now();
      const { bookings, payments, invoices } = await drill(site, part, before, inCopy);
      const seconds = ((Date.now() - began) / 1_000).toFixed(1);
      said = `restored and checked in ${seconds} s: ${bookings} bookings, ${payments} payments, ${invoices} invoices`;
    }
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  const dumps = (await readdir(folder)).filter((one) => /^padharo-[\dT-]+Z\.dump$/.test(one)).sort();
  for (const old of dumps.slice(0, -keep)) await rm(join(folder, old));
  return `${file}, ${((await stat(file)).size / 1e6).toFixed(1)} MB, ${said}.`;
}

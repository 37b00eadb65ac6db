import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../database/tables.ts';
import type { Config } from '../config.ts';
import { DataDirError } from '../data-dir-error.ts';
import type { Log } from '../log.ts';
import { type ContentListener, type MadeOf, onceTold } from '../made-of.ts';
import type { Database } from './database.ts';
import { type DatabaseClock, ownClock } from './database-clock.ts';
import { lockDirectory } from './directory-lock.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';
import { ownSchema } from './own-schema.ts';
import { openPostgres } from './postgres.ts';
import { prepareStatements } from './prepare-statements.ts';
import { ask, standingProbe } from './probe.ts';
import type { Replicas } from './replicas.ts';
import { checkDisk, watchRoom, writeMuch } from './room.ts';
import { sharedReads } from './shared-reads.ts';

// Days stay text, counts and paise become numbers: both are exact within their checked ranges.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Whose work it is: each has connections of its own, and limits (connection pools.ts). */
export interface Pools {
  /** Sales, quotes and all that accounts write. */
  readonly db: Database;
  /** What pages and the API read. */
  readonly pages: Database;
  /** For questions whose cost a stranger decides: they end after two seconds. */
  readonly reads: Database;
  /** Jobs. */
  readonly background: Database;
}

export interface OpenDatabase extends Pools {
  /** The connections of `db`. */
  readonly pool: pg.Pool;
  /** The connections of every lane, by its name, for who counts them. */
  readonly pools: Readonly<Record<string, pg.Pool>>;
  readonly kind: 'postgres' | 'embedded';
  /** In which everything of this site lies. */
  readonly schema: string;
  /** Where replicas are read beside the primary, which all connection pools above are of. */
  readonly replicas?: Replicas;
  /**
   * Calls back whenever the catalogue has changed: before a statement of `db` that has changed it returns (behind a
   * pooler of transactions soon after), and within a second of a change by another process. Told of each once,
   * with the products that it may be seen on.
   */
  readonly onContentChange: (listener: ContentListener) => Promise<void>;
  /** How many transactions listeners were told of, and a way to tell them that anything may have changed. Absent: none is missed. */
  readonly told?: { readonly count: () => number; readonly ofAll: () => void };
  /**
   * Throws when the database does not answer, takes no writes or has not the schema of this code: within a second or so,
   * however many wait for their answers from it.
   */
  readonly probe: () => Promise<void>;
  /** The clock that everything goes by which ends or begins at an instant. */
  readonly clock: DatabaseClock;
  /** Runs work on one connection of its own without time-outs, while no other process on this database does. */
  readonly alone: <Result>(work: (pool: pg.Pool, db: Database) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Where the database is. `databaseDirectUrl`: past the pooler that stands at `databaseUrl`; absent: there is none. */
export type Address = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'> & {
  readonly databaseDirectUrl?: string | undefined;
  readonly databaseReadUrls?: readonly string[];
  readonly databaseSchema?: string;
};

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded database under DATA_DIR, locked for this process. */
export async function openDatabase(address: Address, log: Log): Promise<OpenDatabase> {
  const { databaseUrl: url, databaseDirectUrl: direct = url, databaseReadUrls: copies = [] } = address;
  const { databaseSchema: schema = ownSchema, databasePool: size } = address;
  if (url && direct) return openPostgres({ url, direct, copies, schema, size }, log);
  const directory = join(address.dataDir, 'database');
  const unlock = lockDirectory(directory);
  await makeWhole(directory);
  const embedded = await openEmbedded({ dataDir: directory });
  const close = async () => {
    await embedded.close();
    unlock();
  };
  return embeddedDatabase({ ...embedded, close }, log, { directory });
}

/** Makes the database aside and puts it in its place whole: one that a full disk broke off is begun again at the next start. */
async function makeWhole(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  const aside = `${directory}.part`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  try {
    const made = await openEmbedded({ dataDir: aside });
    await made.close();
    renameSync(aside, directory);
  } catch (cause) {
    rmSync(aside, { recursive: true, force: true });
    const why = 'look whether its disk has 100 MB free, and start again';
    throw new DataDirError(`DATA_DIR: the database could not be made at ${directory}: ${why}`, { cause });
  }
}

/** After so many milliseconds a question of the embedded database is ended; it is slower than PostgreSQL. */
const embeddedTimeout = 4_000;

/** The same handle over an embedded database that the caller opened (tests open one in memory): all connection pools are one. */
export function embeddedDatabase(
  { pool, close, restart }: EmbeddedDatabase,
  log: Log,
  { directory, milliseconds = embeddedTimeout }: { directory?: string; milliseconds?: number } = {},
): OpenDatabase {
  const listeners = new Set<ContentListener>();
  const tell = (changed: MadeOf) => {
    for (const listener of listeners) listener(changed);
  };
  const { hear } = onceTold(tell);
  pool.on('error', (error) => log.warn({ err: error }, 'the embedded database dropped a client'));
  pool.on('connect', (client) => client.on('notification', hear));
  const end = restart && {
    milliseconds,
    end: async () => {
      log.warn({ milliseconds }, 'a question took too long: the embedded database is opened anew');
      await restart();
      tell(undefined);
    },
  };
  const prepared = prepareStatements(pool);
  const room = watchRoom(() => writeMuch(pool));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared }), log: room.notice });
  return {
    kind: 'embedded',
    schema: ownSchema,
    pool,
    pools: { all: pool },
    clock: ownClock,
    probe: standingProbe(async () => {
      if (directory !== undefined) await checkDisk(directory);
      await ask(pool, ownSchema);
      await room.check();
    }),
    db,
    pages: db,
    background: db,
    reads: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sharedReads(prepared, end) }) }),
    onContentChange: async (listener) => {
      listeners.add(listener);
    },
    alone: (work) => work(pool, db),
    close,
  };
}

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../database/tables.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { type ContentListener, deduplicateMessages, type ProductSet } from '../product-set.ts';
import { DataDirError } from '../startup-errors.ts';
import { type Database, defaultSchema } from './database.ts';
import { type DatabaseClock, localClock } from './database-clock.ts';
import { lockDirectory } from './directory-lock.ts';
import { checkFreeSpace, probeDiskSpace, watchDiskSpace } from './disk-space.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { prepareStatements } from './prepare-statements.ts';
import { ask, boundedProbe } from './probe.ts';
import type { Replicas } from './replicas.ts';
import { sharedReads } from './shared-reads.ts';

// Days stay text. Counts and paise become numbers: both are exact within their checked ranges.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** One pool per kind of work, each with its own connections and limits (pools.ts). */
export interface Pools {
  /** For sales, quotes and writes of accounts. */
  readonly db: Database;
  /** For reads of pages and the API. */
  readonly pages: Database;
  /** For queries whose cost a stranger decides: they end after two seconds. */
  readonly reads: Database;
  /** For jobs. */
  readonly background: Database;
}

export interface OpenDatabase extends Pools {
  /** The connections of `db`. */
  readonly pool: pg.Pool;
  /** All connection pools by name, for metrics. */
  readonly pools: Readonly<Record<string, pg.Pool>>;
  readonly kind: 'postgres' | 'embedded';
  /** Schema that contains everything of this site. */
  readonly schema: string;
  /** The same pools over replicas. All pools above use the primary. */
  readonly replicas?: Replicas;
  /**
   * Calls the listener after every change of the catalogue: for changes by `db`, before the statement returns (behind a
   * transaction pooler, soon after); for changes by another process, within a second. Each change is reported once,
   * with the products that it may affect.
   */
  readonly onContentChange: (listener: ContentListener) => Promise<void>;
  /**
   * Number of transactions that listeners were notified of, and a function that reports that anything may have changed.
   * Absent: no change is ever missed.
   */
  readonly notifications?: { readonly count: () => number; readonly ofAll: () => void };
  /**
   * Throws, within about a second, if the database does not answer, is read-only or lacks the schema of this release.
   */
  readonly probe: () => Promise<void>;
  /** The clock for everything that begins or ends at an instant. */
  readonly clock: DatabaseClock;
  /** Runs work on one connection without timeouts, while no other process on this database does. */
  readonly alone: <Result>(work: (pool: pg.Pool, db: Database) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Where the database is. `databaseDirectUrl`: address behind the pooler at `databaseUrl`; absent: no pooler. */
export type Address = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'> & {
  readonly databaseDirectUrl?: string | undefined;
  readonly databaseReadUrls?: readonly string[];
  readonly databaseSchema?: string;
};

/** Opens PostgreSQL if DATABASE_URL is set, otherwise the embedded database under DATA_DIR, locked for this process. */
export async function openDatabase(address: Address, log: Log): Promise<OpenDatabase> {
  const { databaseUrl: url, databaseDirectUrl: direct = url, databaseReadUrls: copies = [] } = address;
  const { databaseSchema: schema = defaultSchema, databasePool: size } = address;
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

/**
 * Creates the database in a temporary directory and renames it when complete: one that was interrupted, for example by
 * a full disk, is created again at the next start.
 */
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
    const why = 'check that the disk has 100 MB free, then start again';
    throw new DataDirError(`DATA_DIR: could not create the database at ${directory}: ${why}`, { cause });
  }
}

/** Milliseconds after which a query of the embedded database is ended; it is slower than PostgreSQL. */
const embeddedTimeout = 4_000;

/**
 * The same handle over an embedded database that the caller opened (tests open one in memory). All pools are the same
 * connection.
 */
export function embeddedDatabase(
  { pool, close, restart }: EmbeddedDatabase,
  log: Log,
  { directory, milliseconds = embeddedTimeout }: { directory?: string; milliseconds?: number } = {},
): OpenDatabase {
  const listeners = new Set<ContentListener>();
  const tell = (changed: ProductSet) => {
    for (const listener of listeners) listener(changed);
  };
  const { hear } = deduplicateMessages(tell);
  pool.on('error', (error) => log.warn({ err: error }, 'the embedded database dropped a client'));
  pool.on('connect', (client) => client.on('notification', hear));
  const end = restart && {
    milliseconds,
    end: async () => {
      log.warn({ milliseconds }, 'a query took too long; the embedded database is reopened');
      await restart();
      tell(undefined);
    },
  };
  const prepared = prepareStatements(pool);
  const room = watchDiskSpace(() => probeDiskSpace(pool));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared }), log: room.notice });
  return {
    kind: 'embedded',
    schema: defaultSchema,
    pool,
    pools: { all: pool },
    clock: localClock,
    probe: boundedProbe(async () => {
      if (directory !== undefined) await checkFreeSpace(directory);
      await ask(pool, defaultSchema);
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

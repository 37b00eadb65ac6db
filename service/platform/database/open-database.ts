import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../database/tables.ts';
import type { Config } from '../config.ts';
import type { Database } from '../context.ts';
import type { Log } from '../log.ts';
import { lockDirectory } from './directory-lock.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';
import { ask, freshProbe, standingProbe } from './probe.ts';
import { sharedReads } from './shared-reads.ts';

// Days stay text, counts and paise become numbers: both are exact within their checked ranges.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export interface OpenDatabase {
  readonly db: Database;
  /** For questions whose cost a stranger decides: they end after two seconds, and take no connection from anybody else. */
  readonly reads: Database;
  readonly pool: pg.Pool;
  readonly kind: 'postgres' | 'embedded';
  /**
   * Calls back whenever the catalogue has changed: before a statement of `db` that has changed it returns, and within a
   * second of a change by another process.
   */
  readonly onContentChange: (listener: () => void) => Promise<void>;
  /**
   * Throws when the database does not answer or has not the schema of this code: within a second or so, however many
   * wait for their answers from it.
   */
  readonly probe: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded database under DATA_DIR, locked for this process. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>,
  log: Log,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databasePool, log);
  const directory = join(config.dataDir, 'database');
  const unlock = lockDirectory(directory);
  const embedded = await openEmbedded({ dataDir: directory });
  const close = async () => {
    await embedded.close();
    unlock();
  };
  return embeddedDatabase({ ...embedded, close }, log);
}

function openPostgres(url: string, size: number, log: Log): OpenDatabase {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const open = (max: number, statementTimeout: number, onConnect?: (client: pg.ClientBase) => Promise<void>) => {
    const pool = new pg.Pool({
      ...(onConnect && { onConnect }),
      connectionString: url,
      max,
      connectionTimeoutMillis: 3_000,
      statement_timeout: statementTimeout,
      // compiling a statement takes longer than any of ours should, and no timeout ends it
      options: '-c jit=off',
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
    });
    pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
    return pool;
  };
  const pool = open(size, 15_000, async (client) => {
    // PostgreSQL tells a connection of its own changes before it says that the statement is done
    await client.query('listen content_changed');
  });
  pool.on('connect', (client) => client.on('notification', tell));
  const readers = open(Math.ceil(size / 2), 2_000);
  const prober = new pg.Pool({
    ...{ connectionString: url, max: 1, keepAlive: true },
    ...{ connectionTimeoutMillis: 1_000, query_timeout: 1_000, statement_timeout: 1_000 },
  });
  prober.on('error', () => {});
  // and this one tells of changes by others
  let listening: pg.Client | undefined;
  let closed = false;
  async function listen(): Promise<void> {
    if (closed) return;
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3_000 });
    let over = false;
    const again = () => {
      if (over || closed) return;
      over = true;
      client.end().catch(() => {});
      setTimeout(() => void listen(), 500).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', tell);
    try {
      await client.connect();
      await client.query('listen content_changed');
      listening = client;
      // what was missed while nobody listened
      tell();
    } catch {
      again();
    }
  }
  return {
    kind: 'postgres',
    pool,
    probe: freshProbe(() => ask(prober)),
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: ready(pool) }) }),
    reads: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: ready(readers) }) }),
    onContentChange: async (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) await listen();
    },
    close: async () => {
      closed = true;
      await listening?.end().catch(() => {});
      await Promise.all([pool.end(), readers.end(), prober.end()]);
    },
  };
}

/** After so many milliseconds a question of the embedded database is ended; it is slower than PostgreSQL. */
const embeddedTimeout = 4_000;

/** The same handle over an embedded database that the caller opened (tests open one in memory). */
export function embeddedDatabase(
  { pool, close, restart }: EmbeddedDatabase,
  log: Log,
  milliseconds = embeddedTimeout,
): OpenDatabase {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  pool.on('error', (error) => log.warn({ err: error }, 'the embedded database dropped a client'));
  pool.on('connect', (client) => client.on('notification', tell));
  const end = restart && {
    milliseconds,
    end: async () => {
      log.warn({ milliseconds }, 'a question took too long: the embedded database is opened anew');
      await restart();
      tell();
    },
  };
  const prepared = ready(pool);
  return {
    kind: 'embedded',
    pool,
    probe: standingProbe(() => ask(pool)),
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared }) }),
    reads: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sharedReads(prepared, end) }) }),
    onContentChange: async (listener) => {
      listeners.add(listener);
    },
    close,
  };
}

const namesAtMost = 400;

/**
 * Makes a pool fit for use: a connection that is lost in the middle of a transaction fails its query and not the whole
 * process, and frequent statements are prepared: a text that comes a second time gets a name, so that the server parses and plans it
 * once per connection. The number of names is bounded, since clients choose the filters that make the texts.
 */
function ready(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string | undefined>();
  let named = 0;
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || named >= namesAtMost) return known;
    if (!names.has(text)) {
      if (names.size < 4 * namesAtMost) names.set(text, undefined);
      return undefined;
    }
    named += 1;
    names.set(text, `p${named}`);
    return names.get(text);
  };
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const plain = client.query;
    const query = (first: unknown, ...rest: unknown[]) => {
      const values = rest[0];
      const name = typeof first === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(first) : undefined;
      return Reflect.apply(plain, client, name ? [{ name, text: first, values }, ...rest.slice(1)] : [first, ...rest]);
    };
    Object.assign(client, { query });
  });
  return pool;
}

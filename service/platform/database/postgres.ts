import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../database/tables.ts';
import type { Log } from '../log.ts';
import { channelOf, type Database, lockOf, pathOf } from './database.ts';
import { makeDatabaseClock } from './database-clock.ts';
import { probeDiskSpace, watchDiskSpace } from './disk-space.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { connectionsOf, type PoolLimits, pools as poolsOf, withLimits } from './pools.ts';
import { prepareStatements, sendSettingsWithTransactions } from './prepare-statements.ts';
import { answers, ask, readDatabaseTime, shareProbe } from './probe.ts';
import { openReplicas } from './replicas.ts';
import { watchPools } from './watch-pools.ts';

// JIT compilation takes longer than any of our statements should, and no timeout ends it. The default costs of pages are
// those of turning disks: with them an index is left alone and a whole table read.
const settingsOf = ({ statement }: PoolLimits, schema: string) =>
  `${pathOf(schema)}; set jit = off; set random_page_cost = 1.1; set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = 30000`;

/** Milliseconds within which a new connection must have received its settings. */
const toldWithin = 2_000;

/** Milliseconds between two measurements of the database's clock. */
const measuredEach = 10_000;

/** Addresses of PostgreSQL, and the size of the sales pool; `copies`: addresses of replicas. */
export interface Addresses {
  readonly url: string;
  readonly direct: string;
  readonly copies: readonly string[];
  /** The schema of this site. */
  readonly schema: string;
  readonly size: number;
}

/**
 * Opens PostgreSQL at `url`. If `direct` differs, `url` is a pooler that lends connections for one transaction each: no
 * session state is used there, and what needs a session goes to `direct`: migrations with their lock, and listening for
 * changes.
 */
export async function openPostgres({ url, direct, copies, schema, size }: Addresses, log: Log) {
  const pooled = url !== direct;
  const { hear, onContentChange, notifications, stop } = listenForChanges(direct, channelOf(schema), () =>
    copied?.replicas.hold(),
  );
  const prober = openProber(url);
  const watch = watchPools(() => answers(prober, schema), log);

  function open(poolName: PoolLimits): pg.Pool {
    // PostgreSQL delivers notifications on a connection of its own before it reports the statement as done
    const settings = settingsOf(poolName, schema);
    const { onConnect, ...settled } = settle(url, poolName, `${settings}; listen ${channelOf(schema)}`, size);
    const pool = new pg.Pool(pooled ? { ...settled, pipeline: true } : { ...settled, onConnect });
    pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
    if (pooled) sendSettingsWithTransactions(pool, settings);
    else {
      prepareStatements(pool);
      pool.on('connect', (client) => client.on('notification', hear));
    }
    watch.over(pool, poolName.statement);
    return pool;
  }
  const room = watchDiskSpace(() => probeDiskSpace(prober));
  const clock = makeDatabaseClock(() => readDatabaseTime(prober));
  const measuring = setInterval(() => void clock.measure(), measuredEach).unref();
  const databaseOf = (pool: pg.Pool, poolName: PoolLimits) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withLimits(pool, poolName, watch) }), log: room.notice });
  const [sales, pages, reads, background] = [
    open(poolsOf.sales),
    open(poolsOf.pages),
    open(poolsOf.reads),
    open(poolsOf.background),
  ];
  const ready = shareProbe(async () => {
    await ask(prober, schema);
    await room.check();
  });
  const read = copies.map((copy) => openCopy(copy, { schema, size }, log));
  const copied =
    read.length > 0
      ? openReplicas(
          url,
          read,
          { pages: withLimits(pages, poolsOf.pages, watch), reads: withLimits(reads, poolsOf.reads, watch) },
          (pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
          log,
        )
      : undefined;
  await clock.measure();
  return {
    kind: 'postgres' as const,
    schema,
    clock,
    pool: sales,
    pools: { sales, pages, reads, background, ...Object.fromEntries(read.flatMap(({ pools }) => pools)) },
    probe: async () => {
      watch.check();
      await ready();
    },
    db: databaseOf(sales, poolsOf.sales),
    pages: databaseOf(pages, poolsOf.pages),
    reads: databaseOf(reads, poolsOf.reads),
    background: databaseOf(background, poolsOf.background),
    ...(copied && { replicas: copied.replicas }),
    onContentChange,
    notifications,
    // replicas do not have the schema yet that was created here
    alone: <Result>(work: (pool: pg.Pool, db: Database) => Promise<Result>) =>
      alone(direct, schema, work).finally(() => copied?.replicas.hold()),
    close: async () => {
      clearInterval(measuring);
      watch.close();
      await stop();
      await copied?.close();
      await Promise.all(read.map(({ close }) => close()));
      await Promise.all([sales, pages, reads, background, prober].map((pool) => pool.end()));
    },
  };
}

function openProber(url: string): pg.Pool {
  const prober = new pg.Pool({
    // stays open: on a busy machine a new connection alone may take longer than the time limit of the answer
    connectionString: url,
    max: 1,
    keepAlive: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  });
  return prober.on('error', () => {});
}

const settle = (url: string, poolName: PoolLimits, text: string, size: number): pg.PoolConfig => ({
  onConnect: async (client: pg.ClientBase) => {
    const notifications: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: toldWithin };
    await client.query(notifications);
  },
  connectionString: url,
  max: connectionsOf(poolName, size),
  connectionTimeoutMillis: poolName.wait,
  keepAlive: true,
});

/** Connections to a replica. One that stops answering is disconnected, like the primary, and not used any further. */
function openCopy(url: string, { schema, size }: Pick<Addresses, 'schema' | 'size'>, log: Log) {
  const { host } = new URL(url);
  const own = log.child({ replica: host });
  const prober = openProber(url);
  const watch = watchPools(() => answers(prober, schema), own);
  const open = (poolName: PoolLimits) => {
    const pool = prepareStatements(new pg.Pool(settle(url, poolName, settingsOf(poolName, schema), size)));
    pool.on('error', (error) => own.warn({ err: error }, 'a connection to a replica was lost'));
    watch.over(pool, poolName.statement);
    return pool;
  };
  const [pages, reads] = [open(poolsOf.pages), open(poolsOf.reads)];
  return {
    url,
    pages: withLimits(pages, poolsOf.pages, watch),
    reads: withLimits(reads, poolsOf.reads, watch),
    pools: [[`pages at ${host}`, pages] as const, [`reads at ${host}`, reads] as const],
    close: async () => {
      watch.close();
      await Promise.all([pages, reads, prober].map((pool) => pool.end()));
    },
  };
}

/**
 * Runs work under an advisory lock: only one process prepares this site. Neither waiting for the lock nor the work has
 * a timeout.
 */
async function alone<Result>(
  url: string,
  schema: string,
  work: (pool: pg.Pool, db: Database) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    keepAlive: true,
    onConnect: async (client) => {
      await client.query(`${pathOf(schema)}; set jit = off; set statement_timeout = 0; set lock_timeout = 0`);
      await client.query(
        `set idle_in_transaction_session_timeout = 0; select pg_advisory_lock(hashtext('${lockOf(schema)}'))`,
      );
    },
  });
  const lost = new Promise<never>((_, fail) => pool.on('error', fail));
  try {
    // the lock is held by this connection, whether or not the work uses it
    (await pool.connect()).release();
    return await Promise.race([work(pool, new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })), lost]);
  } finally {
    await pool.end();
  }
}

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../database/tables.ts';
import type { Log } from '../log.ts';
import { type ContentListener, type MadeOf, onceTold } from '../made-of.ts';
import type { Database } from './database.ts';
import { databaseClock } from './database-clock.ts';
import { channelOf, lockOf, ownSchema, pathOf } from './own-schema.ts';
import { bounded, connectionsOf, type PoolName, pools as poolsOf } from './pools.ts';
import { prepareStatements, setWithTransactions } from './prepare-statements.ts';
import { answers, ask, askTime, freshProbe } from './probe.ts';
import { openReplicas } from './replicas.ts';
import { watchRoom, writeMuch } from './room.ts';
import { watchPools } from './watch-pools.ts';

// compiling a statement takes longer than any of ours should, and no timeout ends it
const settingsOf = ({ statement }: PoolName, schema: string) =>
  `${pathOf(schema)}; set jit = off; set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = 30000`;

/** So long a new connection may take to be told its settings. */
const toldWithin = 2_000;

/** Milliseconds from one look at the database's clock to the next. */
const measuredEach = 10_000;

/** Where PostgreSQL is, and how many connections the connection pool of sales has; `copies`: the addresses of replicas. */
export interface Addresses {
  readonly url: string;
  readonly direct: string;
  readonly copies: readonly string[];
  /** The schema of this site. */
  readonly schema: string;
  readonly size: number;
}

/**
 * PostgreSQL at `url`. Where `direct` is another address, a pooler stands at `url` that lends connections for a
 * transaction each: then nothing is left in a session there, and what needs one of its own goes to `direct`: migrations
 * with their lock, and hearing of changes.
 */
export async function openPostgres({ url, direct, copies, schema, size }: Addresses, log: Log) {
  const pooled = url !== direct;
  /** What a pooler lends finds the house in `public` by itself. */
  const apart = schema !== ownSchema;
  const { hear, onContentChange, told, stop } = listenTo(direct, channelOf(schema), () => copied?.replicas.hold());
  const prober = openProber(url);
  const watch = watchPools(() => answers(prober), log);

  function open(poolName: PoolName): pg.Pool {
    // PostgreSQL tells a connection of its own changes before it says that the statement is done
    const settings = settingsOf(poolName, schema);
    const { onConnect, ...settled } = settle(url, poolName, `${settings}; listen ${channelOf(schema)}`, size);
    const pool = new pg.Pool(pooled ? { ...settled, pipeline: apart } : { ...settled, onConnect });
    pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
    if (pooled) setWithTransactions(pool, settings, { each: apart });
    else {
      prepareStatements(pool);
      pool.on('connect', (client) => client.on('notification', hear));
    }
    // the server has its own way of ending what takes too long, where it could be told
    watch.over(pool, pooled && !apart ? poolName.statement : poolName.statement + 1_000);
    return pool;
  }
  const room = watchRoom(() => writeMuch(prober));
  const clock = databaseClock(() => askTime(prober));
  const measuring = setInterval(() => void clock.measure(), measuredEach).unref();
  const databaseOf = (pool: pg.Pool, poolName: PoolName) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: bounded(pool, poolName, watch) }), log: room.notice });
  const [sales, pages, reads, background] = [
    open(poolsOf.sales),
    open(poolsOf.pages),
    open(poolsOf.reads),
    open(poolsOf.background),
  ];
  const ready = freshProbe(async () => {
    await ask(prober, schema);
    await room.check();
  });
  const read = copies.map((copy) => openCopy(copy, { schema, size }, log));
  const copied =
    read.length > 0
      ? openReplicas(
          url,
          read,
          { pages: bounded(pages, poolsOf.pages, watch), reads: bounded(reads, poolsOf.reads, watch) },
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
    told,
    // a replica has not the schema yet that was made by it
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
    // stays open: while the machine is busy a new connection alone may take longer than the answer is waited for
    connectionString: url,
    max: 1,
    keepAlive: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  });
  return prober.on('error', () => {});
}

const settle = (url: string, poolName: PoolName, text: string, size: number): pg.PoolConfig => ({
  onConnect: async (client: pg.ClientBase) => {
    const told: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: toldWithin };
    await client.query(told);
  },
  connectionString: url,
  max: connectionsOf(poolName, size),
  connectionTimeoutMillis: poolName.wait,
  keepAlive: true,
});

/** Connections to a replica. One that stops answering is hung up on like the database itself, and asked no more. */
function openCopy(url: string, { schema, size }: Pick<Addresses, 'schema' | 'size'>, log: Log) {
  const { host } = new URL(url);
  const own = log.child({ replica: host });
  const prober = openProber(url);
  const watch = watchPools(() => answers(prober), own);
  const open = (poolName: PoolName) => {
    const pool = prepareStatements(new pg.Pool(settle(url, poolName, settingsOf(poolName, schema), size)));
    pool.on('error', (error) => own.warn({ err: error }, 'a connection to a replica was lost'));
    watch.over(pool, poolName.statement + 1_000);
    return pool;
  };
  const [pages, reads] = [open(poolsOf.pages), open(poolsOf.reads)];
  return {
    url,
    pages: bounded(pages, poolsOf.pages, watch),
    reads: bounded(reads, poolsOf.reads, watch),
    pools: [[`pages at ${host}`, pages] as const, [`reads at ${host}`, reads] as const],
    close: async () => {
      watch.close();
      await Promise.all([pages, reads, prober].map((pool) => pool.end()));
    },
  };
}

/** A lock of its own: whoever prepares this site does it alone. Neither waiting for it nor the work has an end. */
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
    // the lock comes with the connection, whether or not the work uses it
    (await pool.connect()).release();
    return await Promise.race([work(pool, new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })), lost]);
  } finally {
    await pool.end();
  }
}

/** Hears of changes to the catalogue, by a connection that is opened again whenever it was lost. `first` hears before all. */
function listenTo(url: string, channel: string, first: () => void) {
  const listeners = new Set<ContentListener>();
  const tell = (changed: MadeOf) => {
    first();
    for (const listener of listeners) listener(changed);
  };
  const { hear, count } = onceTold(tell);
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
    client.on('notification', hear);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      listening = client;
      // what was missed while nobody listened
      tell(undefined);
    } catch {
      again();
    }
  }
  return {
    hear,
    onContentChange: async (listener: ContentListener) => {
      listeners.add(listener);
      if (listeners.size === 1) await listen();
    },
    told: { count, ofAll: () => tell(undefined) },
    stop: async () => {
      closed = true;
      await listening?.end().catch(() => {});
    },
  };
}

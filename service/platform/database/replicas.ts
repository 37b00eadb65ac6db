import pg from 'pg';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { routeReads } from './route-reads.ts';

/** Milliseconds between two queries of the servers' positions. */
const every = 100;
/** Milliseconds without news, or of lag, after which a replica is not used. */
const silent = 1_000;
const mostBehind = 5_000;

/** Position of a server: bytes of the WAL, and the history (server and timeline) that they are counted in. */
interface Position {
  readonly bytes: number;
  readonly history: string;
}

/** Position of the primary at that time of this process: every earlier commit is at or before it. */
interface Sample extends Position {
  readonly at: number;
}

/** Access to replicas. */
export interface Replicas {
  /** Use a replica if one is good, otherwise the primary. */
  readonly pools: { readonly pages: Database; readonly reads: Database };
  /** These pools on a replica that has reached `mark` (bytes of the WAL); undefined if none has: use the primary. */
  readonly after: (mark: number) => Replicas['pools'] | undefined;
  /**
   * Call when something changed that this process caches: no replica is read before it has everything committed until
   * now.
   */
  readonly hold: () => void;
  /** Every earlier commit is before this mark. If the position cannot be determined, a mark that no replica reaches. */
  readonly mark: () => Promise<number>;
}

const historySql = `(select system_identifier::text from pg_control_system()) || ' ' ||`;
const primarySql = `
  select pg_wal_lsn_diff(at, '0/0') as bytes,
         ${historySql} ('x' || left(pg_walfile_name(at), 8))::bit(32)::int as history
  from pg_current_wal_insert_lsn() as at`;
// the control file shows a failover only after the next restart point; a role that may read all statistics sees it at
// once
const copySql = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as bytes,
         ${historySql} coalesce((select received_tli from pg_stat_wal_receiver),
                                (select timeline_id from pg_control_checkpoint())) as history`;

async function positionOf(pool: pg.Pool, text: string): Promise<Position> {
  const { rows } = await pool.query<{ bytes: number | null; history: string }>(text);
  const [row] = rows;
  if (!row || row.bytes === null) throw new Error('This server is not a replica');
  return { bytes: row.bytes, history: row.history };
}

function pollingPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    keepAlive: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: silent,
    query_timeout: silent,
  });
  return pool.on('error', () => {});
}

/** State of a replica as this process knows it. */
class ReplicaState {
  #bytes = 0;
  /** Everything committed before that time of this process is on the replica. */
  #upTo = Number.NEGATIVE_INFINITY;
  #heardAt = Number.NEGATIVE_INFINITY;

  update({ bytes, history }: Position, samples: readonly Sample[]): void {
    const passed = samples.findLast((sample) => sample.history === history && sample.bytes <= bytes);
    this.#bytes = bytes;
    this.#upTo = passed?.at ?? Number.NEGATIVE_INFINITY;
    this.#heardAt = performance.now();
  }

  /** Whether it has those bytes and everything committed before that time, and is not far behind. */
  has(bytes: number, before: number): boolean {
    const now = performance.now();
    if (now - this.#heardAt > silent || now - this.#upTo > mostBehind) return false;
    return this.#bytes >= bytes && this.#upTo >= before;
  }
}

/** Connections to one replica, for the pools `pages` and `reads`. */
export interface OpenReplica {
  readonly url: string;
  readonly pages: Parameters<typeof routeReads>[0];
  readonly reads: Parameters<typeof routeReads>[0];
}

/**
 * Makes reads of streaming replicas (one address each) as current as reads of the primary for every caller: the
 * positions of the primary at `url` and of each replica are polled and compared (decision 90).
 */
export function openReplicas(
  url: string,
  opened: readonly OpenReplica[],
  primaryPools: Pick<OpenReplica, 'pages' | 'reads'>,
  databaseOf: (pool: OpenReplica['pages']) => Database,
  log: Log,
) {
  const primary = pollingPool(url, 2);
  const samples: Sample[] = [];
  let heldAt = performance.now();
  /** Latest position that a visitor has seen: a replica behind it would show an older state. */
  let latestSeen = 0;
  let turn = 0;
  let closed = false;
  const timers = new Set<NodeJS.Timeout>();

  /** Repeats the work, one run after the other. */
  function repeat(work: () => Promise<void>): void {
    const again = () => {
      if (closed) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        work().then(again, again);
      }, every).unref();
      timers.add(timer);
    };
    work().then(again, again);
  }
  repeat(async () => {
    const at = performance.now();
    const position = await positionOf(primary, primarySql);
    // positions start again after a failover
    if (position.history !== samples.at(-1)?.history) latestSeen = 0;
    samples.push({ ...position, at });
    while (at - (samples[0]?.at ?? at) > mostBehind) samples.shift();
  });
  const pools = [primary];
  const copies = opened.map(({ url, pages, reads }) => {
    const copy = new ReplicaState();
    const asking = pollingPool(url, 1);
    pools.push(asking);
    let wasGood: boolean | undefined;
    repeat(async () => {
      await positionOf(asking, copySql)
        .then((position) => copy.update(position, samples))
        .catch(() => {});
      const isGoodNow = copy.has(0, Number.NEGATIVE_INFINITY);
      if (isGoodNow !== wasGood)
        log.info({ replica: new URL(url).host }, isGoodNow ? 'reads of a replica' : 'a replica is left out');
      wasGood = isGoodNow;
    });
    const isGood = () => copy.has(latestSeen, heldAt);
    return { copy, pages: { pool: pages, isGood }, reads: { pool: reads, isGood } };
  });
  /** The next good replica, round-robin. */
  const next = () => {
    turn += 1;
    const good = copies.filter(({ pages }) => pages.isGood());
    return good[turn % good.length];
  };
  const poolsOf = {
    pages: databaseOf(routeReads(primaryPools.pages, () => next()?.pages)),
    reads: databaseOf(routeReads(primaryPools.reads, () => next()?.reads)),
  };
  const replicas: Replicas = {
    pools: poolsOf,
    after: (mark) => {
      if (!copies.some(({ copy }) => copy.has(Math.max(mark, latestSeen), heldAt))) return undefined;
      latestSeen = Math.max(latestSeen, mark);
      return poolsOf;
    },
    hold: () => {
      heldAt = performance.now();
    },
    mark: () =>
      positionOf(primary, primarySql).then(
        ({ bytes }) => bytes,
        () => Number.MAX_SAFE_INTEGER,
      ),
  };
  return {
    replicas,
    close: async () => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseError } from 'pg';
import { isUnavailable } from './database-error.ts';

/** Throws if the database does not answer, is read-only or lacks the schema of this release. Writes one row. */
export async function ask(pool: pg.Pool, schema: string): Promise<void> {
  await pool.query(`update "${schema}".heartbeat set beat_at = now()`);
}

/** The time of the database, in milliseconds since 1970. */
export async function readDatabaseTime(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ at: number }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database did not return the time');
  return row.at;
}

/** What answers of a database: all of it; only the server, while its tables are on another one (Citus); nothing. */
export type Answering = 'all' | 'server' | 'nothing';

/** What of the database answers, each statement within about a second. Tables are elsewhere only with Citus. */
export async function answers(prober: pg.Pool, schema: string): Promise<Answering> {
  let hasWorkers = false;
  const asking = prober
    .query<{ hasWorkers: boolean }>(`select to_regclass('pg_dist_schema') is not null as "hasWorkers"`)
    .then(({ rows }) => {
      hasWorkers = rows[0]?.hasWorkers ?? false;
    });
  if (!(await isAnswered(asking))) return 'nothing';
  if (!hasWorkers) return 'all';
  return (await isAnswered(prober.query(`select from "${schema}".heartbeat`))) ? 'all' : 'server';
}

async function isAnswered(asking: Promise<unknown>): Promise<boolean> {
  const asked = asking.then(
    () => true,
    // a refusal is an answer too: at the first start there is no table yet
    (error: unknown) => error instanceof DatabaseError && !isUnavailable(error),
  );
  const late = wait(1_000, undefined, { ref: false }).then(async () => {
    // a process that was busy itself first reads what has arrived before it reports no answer
    await turn();
    await turn();
    return false;
  });
  return Promise.race([asked, late]);
}

/**
 * Shares one probe between concurrent callers and reuses its result, also a failure, for `believe` milliseconds:
 * however often it is called, the database writes one row per second.
 */
export function shareProbe(probe: () => Promise<void>, believe = 1_000): () => Promise<void> {
  let last: { asked: Promise<void>; ended?: number } | undefined;
  return () => {
    if (last && (last.ended === undefined || performance.now() - last.ended < believe)) return last.asked;
    const asked = probe();
    const own: typeof last = { asked };
    const end = () => {
      own.ended = performance.now();
    };
    asked.then(end, end);
    last = own;
    return asked;
  };
}

/** Milliseconds to wait for an answer, and for which the last success is believed while another answer is awaited. */
const timeouts = { wait: 300, believe: 20_000 } as const;

/**
 * For a database with one connection, where a probe queues behind all other statements: the caller waits a short while
 * and then gets what is known, a recent success or a failure.
 */
export function boundedProbe(
  probe: () => Promise<void>,
  { wait, believe }: { readonly wait: number; readonly believe: number } = timeouts,
): () => Promise<void> {
  let last: { at: number; error?: unknown } | undefined;
  const fresh = shareProbe(async () => {
    try {
      await probe();
      last = { at: performance.now() };
    } catch (error) {
      last = { at: performance.now(), error };
      throw error;
    }
  });
  return async () => {
    const asked = fresh();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), wait);
    });
    try {
      if ((await Promise.race([asked, late])) !== 'late') return;
    } finally {
      clearTimeout(timer);
      asked.catch(() => {});
    }
    if (last && last.error === undefined && performance.now() - last.at < believe) return;
    throw last?.error ?? new Error('The database has not answered for a while');
  };
}

import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Throws when the database does not answer, takes no writes or has not the schema of this code. Writes one row. */
export async function ask(pool: pg.Pool, schema: string): Promise<void> {
  await pool.query(`update "${schema}".heartbeat set beat_at = now()`);
}

/** The time of the database, in milliseconds. */
export async function askTime(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ at: number }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database did not say what time it is');
  return row.at;
}

/** Whether the database says anything within a second or so. */
export async function answers(prober: pg.Pool): Promise<boolean> {
  const asked = prober.query('select 1').then(
    () => true,
    () => false,
  );
  const late = wait(1_000, undefined, { ref: false }).then(async () => {
    // a process that was busy itself reads what has come before it says that nothing has
    await turn();
    await turn();
    return false;
  });
  return Promise.race([asked, late]);
}

/**
 * One probe for all who ask at the same time, and at most one in a second: so long an answer is believed, also that
 * there was none. However many ask, the database writes a row a second.
 */
export function freshProbe(probe: () => Promise<void>, believe = 1_000): () => Promise<void> {
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

/** How long an answer is waited for, and how long the last good one is believed while another is waited for. */
const timeouts = { wait: 300, believe: 20_000 } as const;

/**
 * For a database with one connection, where a probe stands in a line with everybody: the caller waits for a short while,
 * and is then told what is known, that the database answered a little while ago, or that it did not.
 */
export function standingProbe(
  probe: () => Promise<void>,
  { wait, believe }: { readonly wait: number; readonly believe: number } = timeouts,
): () => Promise<void> {
  let last: { at: number; error?: unknown } | undefined;
  const fresh = freshProbe(async () => {
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

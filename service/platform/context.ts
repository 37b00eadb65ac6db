import type { Viewer } from '../core/viewer.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { isSerialization } from './database/database-error.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Log } from './log.ts';
import type { Enqueue } from './queue.ts';
import type { ReadBudget } from './read-budget.ts';
import { withRightOfWay } from './right-of-way.ts';

export type { Database };

/** Everything a use case may use. Inside a transaction `db` is the transaction. */
export interface Context {
  readonly db: Database;
  /** For questions whose cost a stranger decides: connections of their own, which give up soon. Absent: `db`. */
  readonly reads?: Database;
  /** The instant at which the request or job began; a use case never reads a clock. */
  readonly now: Date;
  readonly viewer: Viewer;
  /** Network of the caller (`networkOf`), for limits and budgets only; null for jobs and pages that are kept for all. */
  readonly network: string | null;
  /** Counts what may not be done too often, outside of transactions. */
  readonly limiter: Limiter;
  /** What callers' reads may cost. Absent: they are not counted. */
  readonly budget?: ReadBudget;
  readonly config: Config;
  readonly log: Log;
  /** Puts a job into the queue as part of the current transaction. */
  readonly enqueue: Enqueue;
}

const attempts = 3;

/**
 * Runs `work` in one transaction, committed when it returns and rolled back when it throws. One that got in the way of
 * another and had to give up is run again from its beginning: so `work` asks nobody but the database.
 * Shadow the name (`async (ctx) => …`) so that the outer connection cannot be reached inside: on the embedded
 * database, which has one connection, touching it there would wait for ever.
 */
export async function inTransaction<Result>(ctx: Context, work: (ctx: Context) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withRightOfWay(() => ctx.db.transaction().execute((db) => work({ ...ctx, db })));
    } catch (error) {
      if (!isSerialization(error) || attempt === attempts) throw error;
    }
  }
}

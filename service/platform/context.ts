import type { Viewer } from '../core/viewer.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { isSerializationFailure } from './database/database-error.ts';
import type { Limiter } from './limits/limiter.ts';
import type { ReadQuota } from './load/read-quota.ts';
import { withTransactionPriority } from './load/transaction-priority.ts';
import type { Log } from './log.ts';
import type { Enqueue } from './queue.ts';

export type { Database };

/** Everything that a use case may use. Inside a transaction `db` is the transaction. */
export interface Context {
  readonly db: Database;
  /** Connections with short time limits for queries whose cost a stranger decides. Absent: `db`. */
  readonly reads?: Database;
  /** When the request or job began. Use cases never read a clock. */
  readonly now: Date;
  readonly viewer: Viewer;
  /** The language in which the caller reads, a folder of `messages/`: `textIn(ctx.language)`. */
  readonly language: string;
  /** Network of the caller (`networkOf`), for limits only; null for jobs and for pages that are cached for everyone. */
  readonly network: string | null;
  /** Counts actions that are rate-limited, outside of transactions. */
  readonly limiter: Limiter;
  /** Limits the cost of a caller's reads. Absent: no limit. */
  readonly quota?: ReadQuota;
  readonly config: Config;
  readonly log: Log;
  /** Adds a job to the queue in the current transaction. */
  readonly enqueue: Enqueue;
}

const attempts = 3;

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. After a serialization failure
 * `work` runs again from its beginning, so it must do no I/O but SQL.
 * Shadow the name (`async (ctx) => …`) so that the outer connection cannot be reached inside: the embedded database has
 * one connection, and using the outer one would wait forever.
 */
export async function inTransaction<Result>(ctx: Context, work: (ctx: Context) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTransactionPriority(() => ctx.db.transaction().execute((db) => work({ ...ctx, db })));
    } catch (error) {
      if (!isSerializationFailure(error) || attempt === attempts) throw error;
    }
  }
}

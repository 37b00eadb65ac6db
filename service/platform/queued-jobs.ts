import type { Context } from './context.ts';
import { queuedIds } from './queued-jobs.sql.ts';

/** Returns those of the ids that a job of that queue carries under `key`: waiting, running, done or failed. */
export const idsInQueue = (
  { db, config }: Pick<Context, 'db' | 'config'>,
  jobs: Parameters<typeof queuedIds>[2],
): Promise<ReadonlySet<number>> => queuedIds(db, config.databaseSchema, jobs);

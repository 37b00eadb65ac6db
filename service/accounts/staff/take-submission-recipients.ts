import type { Context } from '../../platform/context.ts';
import { takeSubmissionRecipients as taken } from './staff.sql.ts';

const anHour = 3_600_000;

/** Staff to notify of a submission now; each counts as notified for an hour. Runs in the caller's transaction. */
export function takeSubmissionRecipients({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<{ email: string; userId: number }[]> {
  return taken(db, now, new Date(now.getTime() - anHour));
}

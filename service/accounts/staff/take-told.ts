import type { Context } from '../../platform/context.ts';
import { takeTold as taken } from './staff.sql.ts';

const anHour = 3_600_000;

/** Who is to be told of a proposal now, and counts as told for an hour. Part of the caller's transaction. */
export function takeTold({ db, now }: Pick<Context, 'db' | 'now'>): Promise<{ email: string; userId: number }[]> {
  return taken(db, now, new Date(now.getTime() - anHour));
}

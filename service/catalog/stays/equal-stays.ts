import type { Context } from '../../platform/context.ts';
import { type EqualStay, findEqualStays } from './equal-stays.sql.ts';

export type { EqualStay };

/** How many are looked at: each is priced with all its room types. */
const most = 20;

/** Returns stays that can take the place of that one, nearest first: at its destination, and equal or better. */
export function equalStays({ db }: Pick<Context, 'db'>, stayId: number): Promise<EqualStay[]> {
  return findEqualStays(db, stayId, most);
}

import type { Context } from '../../platform/context.ts';
import { type CardRow, type CardTable, findCardRow } from './find-card.sql.ts';

/** What can be shared, by the path of its type. */
const tables: Readonly<Record<string, CardTable>> = {
  stays: 'stays',
  attractions: 'attractions',
  'tour-packages': 'tour_packages',
  'car-rentals': 'car_rentals',
  destinations: 'destinations',
};

/** What the social card of something published says and shows; undefined when there is nothing of that type and slug. */
export async function findCard(
  ctx: Pick<Context, 'db'>,
  { type, slug }: { readonly type: string; readonly slug: string },
): Promise<CardRow | undefined> {
  const table = Object.hasOwn(tables, type) ? tables[type] : undefined;
  return table && findCardRow(ctx.db, table, slug);
}

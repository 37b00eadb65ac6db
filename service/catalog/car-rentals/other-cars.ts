import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { readTaxTerms } from '../settings/read-tax-rules.ts';
import type { CarCardData } from './car-card-data.ts';
import { carCards, carsNear } from './search-cars.sql.ts';
import { toCarCard } from './to-car-card.ts';

const most = 3;

/** Other cars at the same place, those of a like price first, for an ordinary day; 3 at most. */
export async function otherCars(ctx: Context, slug: string): Promise<CarCardData[]> {
  requireRight(ctx.viewer, 'read the shop');
  const near = await carsNear(ctx.db, slug, most);
  const rows = await carCards(
    ctx.db,
    near.map(({ id }) => id),
  );
  const terms = await readTaxTerms(ctx);
  return near.flatMap(({ id, price, units }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [toCarCard(row, { day_price: price, own_prices: [], units_left: units }, null, terms)] : [];
  });
}

import { today } from '../../core/day.ts';
import type { Context } from '../../platform/context.ts';
import { readTaxRules } from '../settings/read-tax-rules.ts';
import type { CarCardData } from './car-card-data.ts';
import { carTaxOf } from './car-price.ts';
import { carCards, carsNear } from './search-cars.sql.ts';
import { toCarCard } from './to-car-card.ts';

const most = 3;

/** Other cars at the same place, those of a like price first, for an ordinary day; 3 at most. */
export async function otherCars(ctx: Context, slug: string): Promise<CarCardData[]> {
  const near = await carsNear(ctx.db, slug, most);
  const rows = await carCards(
    ctx.db,
    near.map(({ id }) => id),
  );
  const tax = carTaxOf(await readTaxRules(ctx), today(ctx.now));
  return near.flatMap(({ id, price, units }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [toCarCard(row, { cost: price, dearest: price, units_left: units }, null, tax)] : [];
  });
}

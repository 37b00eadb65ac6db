import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { CarCardData } from './car-card-data.ts';
import { carsNear } from './car-cards.sql.ts';
import { cardsOfCars } from './car-list.ts';

const most = 3;

/**
 * At most 3 other cars at the same place, similar prices first, for one ordinary day.
 *
 * @may everyone
 */
export async function otherCars(ctx: Context, slug: string): Promise<CarCardData[]> {
  requireRight(ctx.viewer, 'read the site');
  return cardsOfCars(ctx, await carsNear(ctx.db, slug, most), null);
}

import { requireRight } from '../../core/may.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { cheapestOfTypes } from './car-cards.sql.ts';

/**
 * The lowest day price of each car type, in paise; types without cars are left out.
 *
 * @may everyone
 */
export async function carTypePrices(ctx: Pick<Context, 'db' | 'viewer'>): Promise<ReadonlyMap<string, Paise>> {
  requireRight(ctx.viewer, 'read the site');
  return new Map((await cheapestOfTypes(ctx.db)).map(({ type, price }) => [type, paiseOf(price)]));
}

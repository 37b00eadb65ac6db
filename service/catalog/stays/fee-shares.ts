import { requireRight } from '../../core/may.ts';
import { paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { priceOf } from '../price.ts';
import type { StayFees } from '../settings/stay-fees.ts';
import { countNightPrices } from './fee-shares.sql.ts';
import { feesOf, roomsPriced } from './stay-priced.ts';

/** Fees above this share of a night, in per cent, put guests off when they see the total. */
export const mostFeeShare = 40;

/** Published stays of some types whose fees are above that share of their cheapest night. */
export interface DearFees {
  readonly stays: number;
  /** Of how many. */
  readonly of: number;
  /** The highest share, in whole per cent. */
  readonly highest: number;
}

/**
 * For each entry of the fees of stays, what they add to one night. One statement.
 *
 * @may admin, operator, reading program, writing program
 */
export async function listDearFees(ctx: Context, fees: StayFees): Promise<DearFees[]> {
  requireRight(ctx.viewer, 'change the rules of sale');
  const rows = await countNightPrices(ctx.db);
  const others = new Set(fees.flatMap(({ propertyTypes }) => propertyTypes.map(String)));
  return fees.map(({ propertyTypes }) => {
    const named = new Set<string>(propertyTypes);
    const own = rows.filter(({ type }) => named.has(type) || (named.has('*') && !others.has(type)));
    const shares = own.map(({ type, night, stays }) => ({ stays, share: feeShare(type, night, fees) }));
    const dear = shares.filter(({ share }) => share > mostFeeShare);
    return {
      stays: dear.reduce((all, { stays }) => all + stays, 0),
      of: shares.reduce((all, { stays }) => all + stays, 0),
      highest: Math.round(Math.max(0, ...dear.map(({ share }) => share))),
    };
  });
}

/** What the fees of a stay of that type add to one night in one room, in per cent; `night` in paise. */
export function feeShare(type: string, night: number, fees: StayFees): number {
  const { fees: added } = priceOf(roomsPriced(1, feesOf(type, fees)), [{ days: 1, price: paiseOf(night) }]);
  return (100 * added.reduce((all, { amount }) => all + amount, 0)) / night;
}

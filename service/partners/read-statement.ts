import { accountedLines, wholeRupeesStart } from '../booking/admin/accounted-lines.ts';
import { regionsOf } from '../catalog/regions.ts';
import { notFound } from '../core/app-error.ts';
import type { Day } from '../core/day.ts';
import { nearestRupee, type Paise, paiseOf, sum } from '../core/money.ts';
import type { Context } from '../platform/context.ts';
import { type Payout, payoutsOf, rulesOf } from './commission.sql.ts';
import { ownershipsOf, type Partner } from './partners.sql.ts';
import { monthAfter, monthOf, type Statement, statementOf } from './statement.ts';
import { registrationsOf, tcsRates } from './tcs.sql.ts';

/** The statement of a month, with what was paid out for it. */
export interface MonthStatement extends Statement {
  readonly partner: Partner;
  /** Its first day. */
  readonly month: Day;
  readonly payouts: readonly Payout[];
  /** What is payable, in whole rupees; of a month that began before those, as it was. */
  readonly due: Paise;
  /** What of that is not paid out; less than nothing when too much was. */
  readonly open: Paise;
}

/** The statement of a month that is named `2026-11`. Throws NotFoundError for what is no month. */
export async function readStatement(ctx: Context, partner: Partner, named: string): Promise<MonthStatement> {
  const month = monthOf(named);
  if (month === undefined) throw notFound('There is no such month');
  const products = await ownershipsOf(ctx.db, partner.id);
  const lines = await accountedLines(ctx, products, { from: month, to: monthAfter(month) });
  const placeOf = await regionsOf(ctx, products);
  const statement = statementOf(lines, {
    rules: await rulesOf(ctx.db, partner.id),
    rates: await tcsRates(ctx.db),
    registrations: (await registrationsOf(ctx.db, partner.id)).get(partner.id) ?? [],
    placeOf: ({ type, productId }) => placeOf(type, productId),
  });
  const payouts = await payoutsOf(ctx.db, partner.id, month);
  const paid = sum(payouts.map(({ amount }) => amount));
  const { payable } = statement.sums;
  const due = month >= (await wholeRupeesStart(ctx)) ? nearestRupee(payable) : payable;
  return { ...statement, partner, month, payouts, due, open: paiseOf(due - paid) };
}

import { errorsPartnersTexts } from '../../messages/en/errors/partners.ts';
import { sentence } from '../../messages/message.ts';
import { accountedLines, wholeRupeesStart } from '../booking/admin/accounted-lines.ts';
import { regionsOf } from '../catalog/regions.ts';
import { notFound } from '../core/app-error.ts';
import type { Day } from '../core/day.ts';
import { type Paise, paiseOf, sum } from '../core/money.ts';
import type { Context } from '../platform/context.ts';
import { dueOf } from './balance.ts';
import { rulesOf } from './commission.sql.ts';
import { ownershipsOf, type Partner } from './partners.sql.ts';
import { type Payout, payoutsOf } from './payouts.sql.ts';
import { monthAfter, monthOf, type Statement, statementOf } from './statement.ts';
import { registrationsOf, tcsRates } from './tcs.sql.ts';

/** The statement of a month, with its payouts. */
export interface MonthStatement extends Statement {
  readonly partner: Partner;
  /** First day of the month. */
  readonly month: Day;
  readonly payouts: readonly Payout[];
  /** The payable amount, in whole rupees; months before whole-rupee prices can have paise. */
  readonly due: Paise;
  /** The part that is not paid out yet; negative if too much was paid. */
  readonly open: Paise;
}

/** The statement of a month such as `2026-11`. Throws NotFoundError for an invalid month. */
export async function readStatement(ctx: Context, partner: Partner, named: string): Promise<MonthStatement> {
  const month = monthOf(named);
  if (month === undefined) throw notFound(sentence(errorsPartnersTexts.monthNotFound));
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
  const due = dueOf(statement.sums.payable, month >= (await wholeRupeesStart(ctx)));
  return { ...statement, partner, month, payouts, due, open: paiseOf(due - paid) };
}

import { wholeRupeesStart } from '../booking/admin/accounted-lines.ts';
import { today } from '../core/day.ts';
import { zero } from '../core/money.ts';
import type { Context } from '../platform/context.ts';
import { type Balance, balanceOf, type MonthBalance, monthBalance } from './balance.ts';
import { accountsOfAll, type SealedBankAccount } from './bank-accounts.sql.ts';
import { allPartners, type Partner } from './partners.sql.ts';
import { firstOwnedDay, payoutSums } from './payouts.sql.ts';
import { partnerLinesReader } from './read-partner-lines.ts';
import { endOfMonth, monthAfter, monthOf } from './statement.ts';

export interface PartnerBalance extends Partner {
  readonly balance: Balance;
  readonly account: SealedBankAccount | undefined;
}

/**
 * The balances of all partners for the months that are over, in the order of their names. Reads month after month,
 * because all items at once may be very many.
 */
export async function readBalances(ctx: Context): Promise<PartnerBalance[]> {
  const [day, since] = [today(ctx.now), await wholeRupeesStart(ctx)];
  const paid = new Map((await payoutSums(ctx.db)).map((one) => [`${one.partner} ${one.month}`, one.paid]));
  const partners = await allPartners(ctx.db);
  const linesIn = await partnerLinesReader(ctx);
  const months = new Map<number, MonthBalance[]>();
  const first = monthOf((await firstOwnedDay(ctx.db))?.slice(0, 7) ?? '');
  for (let month = first; month && endOfMonth(month) < day; month = monthAfter(month)) {
    const byPartner = await linesIn({ from: month, to: monthAfter(month) });
    for (const { id } of partners) {
      const [lines, before] = [byPartner.get(id) ?? [], paid.get(`${id} ${month}`) ?? zero];
      if (lines.length === 0 && before === 0) continue;
      const own = months.get(id) ?? [];
      own.push(monthBalance(lines, { month, paid: before, isWhole: month >= since }));
      months.set(id, own);
    }
  }
  const accounts = await accountsOfAll(ctx.db);
  return partners.map((partner) => ({
    ...partner,
    balance: balanceOf(months.get(partner.id) ?? []),
    account: accounts.get(partner.id),
  }));
}

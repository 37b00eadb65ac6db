import type { Day } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { openAccountNumber } from './account-number.ts';
import type { Balance } from './balance.ts';
import type { BankAccount } from './bank-account.ts';
import { readBalances } from './read-balances.ts';

/** A partner with a balance, as the page shows it. */
export interface PayoutRow extends Omit<Balance, 'months'> {
  readonly documentId: string;
  readonly name: string;
  /** The months that are not settled, by their first days, oldest first. */
  readonly months: readonly Day[];
  /** null: missing, or its number can no longer be read. */
  readonly account: BankAccount | null;
}

/**
 * The partners with a balance for the months that are over: those who have waited longest first, those who were paid
 * too much last.
 *
 * @may admin, operator
 */
export async function listPayouts(ctx: Context): Promise<PayoutRow[]> {
  requireRight(ctx.viewer, 'manage partners');
  const rows = (await readBalances(ctx)).filter(({ balance }) => balance.due !== 0);
  return rows
    .map(({ documentId, name, balance, account }): PayoutRow => {
      const isComplete = account && openAccountNumber(account.sealedNumber, ctx.config) !== undefined;
      return {
        ...balance,
        documentId,
        name,
        months: balance.months.map(({ month }) => month),
        account: isComplete ? { holder: account.holder, ifsc: account.ifsc, lastDigits: account.lastDigits } : null,
      };
    })
    .sort((a, b) => {
      const [one, other] = [a, b].map(({ due, since }) => (due > 0 ? (since ?? '') : '~'));
      return one === other ? 0 : (one ?? '') < (other ?? '') ? -1 : 1;
    });
}

import { errorsPartnersTexts } from '../../messages/en/errors/partners.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudits } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { openAccountNumber } from './account-number.ts';
import { bankFile, type ChosenPayout, requireShown, type Transfer } from './payout.ts';
import { readBalances } from './read-balances.ts';

/**
 * The transfers to the chosen partners as a CSV file for the bank. It has their account numbers, so the audit log says
 * who made it. Throws ConflictError if another amount is due than was shown, ValidationError if a bank account is
 * missing.
 *
 * @may admin, operator
 */
export async function makeBankFile(
  ctx: Context,
  { chosen }: { readonly chosen: readonly ChosenPayout[] },
): Promise<string> {
  requireRight(ctx.viewer, 'manage partners');
  const rows = requireShown(await readBalances(ctx), chosen);
  const transfers = rows.map(({ id, name, balance, account }): Transfer => {
    const number = account && openAccountNumber(account.sealedNumber, ctx.config);
    if (number === undefined) throw invalid(sentence(errorsPartnersTexts.bankAccountMissing, { partner: name }));
    return {
      holder: account?.holder ?? '',
      number,
      ifsc: account?.ifsc ?? '',
      amount: balance.due,
      months: balance.months.map(({ month }) => month.slice(0, 7)),
      partner: id,
    };
  });
  await recordAudits(
    ctx,
    rows.map(({ documentId, balance, account }) => ({
      action: 'make-bank-file',
      subjectType: 'partner',
      subjectId: documentId,
      after: { paise: balance.due, account: account?.lastDigits },
    })),
  );
  return bankFile(transfers);
}

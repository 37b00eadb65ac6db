import { adminFieldRulesTexts } from '../../messages/en/admin/field-rules.ts';
import { errorsPartnersTexts } from '../../messages/en/errors/partners.ts';
import { sentence } from '../../messages/message.ts';
import { conflict, wrongFields } from '../core/app-error.ts';
import { type Day, isDay, today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { type Paise, sum } from '../core/money.ts';
import { partnerStatement } from '../emails/partner-statement.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { recordAudits } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { type ChosenPayout, isBankReference, requireShown } from './payout.ts';
import { insertPayouts, lockPartners, sumByReference } from './payouts.sql.ts';
import { type PartnerBalance, readBalances } from './read-balances.ts';
import { endOfMonth } from './statement.ts';

interface RecordedPayout extends ChosenPayout {
  /** Of the bank (UTR). */
  readonly reference: string;
}

/**
 * Records that the chosen partners were paid their whole balance, and emails each a statement. Repeating a request has
 * no further effect: a payout with its reference and amount is there already. Returns how many were recorded now, and
 * how many before. Throws ValidationError by field; ConflictError if another amount is due than was shown, or if the
 * reference belongs to another payout of the partner; then nothing is recorded.
 *
 * @may admin, operator
 */
export async function recordPayouts(
  ctx: Context,
  input: { readonly payouts: readonly RecordedPayout[]; readonly paidOn: string },
): Promise<{ recorded: number; repeated: number; total: Paise }> {
  requireRight(ctx.viewer, 'manage partners');
  const paidOn = isDay(input.paidOn) && input.paidOn <= today(ctx.now) ? input.paidOn : undefined;
  const payouts = new Map(
    input.payouts.map((one) => [one.documentId, { amount: one.amount, reference: one.reference.trim() }]),
  );
  const wrong = wrongFields({
    reference: [...payouts.values()].every(({ reference }) => isBankReference(reference))
      ? undefined
      : sentence(adminFieldRulesTexts.bankReferenceMissing),
    paidOn: paidOn ? undefined : sentence(adminFieldRulesTexts.dayInFuture),
  });
  if (wrong || !paidOn) throw wrong;
  return inTransaction(ctx, async (ctx) => {
    const repeated: string[] = [];
    for (const { id: partner, documentId } of await lockPartners(ctx.db, [...payouts.keys()])) {
      const { amount, reference = '' } = payouts.get(documentId) ?? {};
      const before = await sumByReference(ctx.db, { partner, reference });
      if (before === undefined) continue;
      if (before !== amount) throw conflict(sentence(errorsPartnersTexts.referenceTaken));
      repeated.push(documentId);
    }
    for (const documentId of repeated) payouts.delete(documentId);
    if (repeated.length > 0 && payouts.size === 0) return { recorded: 0, repeated: repeated.length, total: sum([]) };
    const chosen = [...payouts].map(([documentId, { amount }]) => ({ documentId, amount }));
    const rows = requireShown(await readBalances(ctx), chosen).map((partner) => ({
      partner,
      reference: payouts.get(partner.documentId)?.reference ?? '',
      paidOn,
    }));
    await save(ctx, rows);
    for (const row of rows) await sendStatement(ctx, row);
    return { recorded: rows.length, repeated: repeated.length, total: sum(chosen.map(({ amount }) => amount)) };
  });
}

interface Row {
  readonly partner: PartnerBalance;
  readonly reference: string;
  readonly paidOn: Day;
}

/** One row for each month that the transfer settles, and one in the audit log for the transfer. */
async function save(ctx: Context, rows: readonly Row[]): Promise<void> {
  const by = ctx.viewer.kind === 'user' ? ctx.viewer.username : 'command line';
  await insertPayouts(
    ctx.db,
    rows.flatMap(({ partner: { id, balance }, reference, paidOn }) =>
      balance.months.map(({ month, open }) => ({
        partner: id,
        month,
        amount: open,
        reference,
        paidOn,
        by,
        now: ctx.now,
      })),
    ),
  );
  await recordAudits(
    ctx,
    rows.map(({ partner: { documentId, balance }, reference, paidOn }) => ({
      action: 'pay-out',
      subjectType: 'partner',
      subjectId: documentId,
      after: {
        months: balance.months.map(({ month }) => month.slice(0, 7)),
        paise: balance.due,
        reference,
        paidOn,
      },
    })),
  );
}

async function sendStatement(ctx: Context, { partner, reference, paidOn }: Row): Promise<void> {
  const { balance, account, email } = partner;
  const [first, last] = [balance.months[0], balance.months.at(-1)];
  if (!first || !last) return;
  const statement = partnerStatement({
    ...balance,
    first: first.month,
    last: endOfMonth(last.month),
    reference,
    paidOn,
    account: account?.lastDigits ?? null,
    link: new URL(`/admin/listings/${last.month.slice(0, 7)}`, ctx.config.publicUrl).href,
  });
  await writeEmail(ctx, { kind: 'partner-statement', to: email, ...statement });
}

import { adminFieldRulesTexts } from '../../messages/en/admin/field-rules.ts';
import { errorsPartnersTexts } from '../../messages/en/errors/partners.ts';
import { sentence } from '../../messages/message.ts';
import { conflict, notFound, wrongFields } from '../core/app-error.ts';
import { isDay, today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { formatMoney, isWholeRupees, type Paise } from '../core/money.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { lockPartner } from './commission.sql.ts';
import { findPartner } from './partners.sql.ts';
import { isBankReference } from './payout.ts';
import { insertPayouts, sumByReference } from './payouts.sql.ts';
import { readStatement } from './read-statement.ts';
import { endOfMonth } from './statement.ts';

/**
 * Records a payout for the statement of a past month. Throws NotFoundError; ValidationError by field, also for more
 * than is open; ConflictError for a known reference.
 *
 * @may admin, operator
 */
export async function recordPayout(
  ctx: Context,
  input: { documentId: string; month: string; amount: Paise | undefined; reference: string; paidOn: string },
): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  await inTransaction(ctx, async (ctx) => {
    const partner = await findPartner(ctx.db, input);
    if (!partner) throw notFound();
    await lockPartner(ctx.db, partner.id);
    const { month, open } = await readStatement(ctx, partner, input.month);
    const [day, reference, { amount }] = [today(ctx.now), input.reference.trim(), input];
    if (endOfMonth(month) >= day) throw conflict(sentence(errorsPartnersTexts.monthNotOver));
    if ((await sumByReference(ctx.db, { partner: partner.id, reference })) !== undefined)
      throw conflict(sentence(errorsPartnersTexts.referenceTaken));
    const paidOn = isDay(input.paidOn) && input.paidOn <= day ? input.paidOn : undefined;
    const more = amount !== undefined && amount > open;
    const paise = amount !== undefined && !isWholeRupees(amount) && amount !== open;
    const wrong = wrongFields({
      amount: !amount
        ? sentence(adminFieldRulesTexts.amountMissing)
        : more
          ? sentence(adminFieldRulesTexts.amountOverOutstanding, { amount: formatMoney(open) })
          : paise
            ? sentence(adminFieldRulesTexts.wholeRupees)
            : undefined,
      reference: isBankReference(reference) ? undefined : sentence(adminFieldRulesTexts.bankReferenceMissing),
      paidOn: paidOn ? undefined : sentence(adminFieldRulesTexts.dayInFuture),
    });
    if (wrong || !amount || !paidOn) throw wrong;
    const by = ctx.viewer.kind === 'user' ? ctx.viewer.username : 'command line';
    await insertPayouts(ctx.db, [{ partner: partner.id, month, amount, reference, paidOn, by, now: ctx.now }]);
    const after = { month: input.month, paise: amount, reference, paidOn };
    await recordAudit(ctx, { action: 'pay-out', subjectType: 'partner', subjectId: input.documentId, after });
  });
}

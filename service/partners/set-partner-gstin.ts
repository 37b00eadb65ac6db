import { adminFieldRulesTexts } from '../../messages/en/admin/field-rules.ts';
import { sentence } from '../../messages/message.ts';
import { notFound, wrongFields } from '../core/app-error.ts';
import { formatDay, isDay, today } from '../core/day.ts';
import { gstinOf, isGstin } from '../core/gstin.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { lockPartner } from './commission.sql.ts';
import { findPartner } from './partners.sql.ts';
import { endOfMonth } from './statement.ts';
import { lastPaidMonth, putRegistration, registrationsOf, tcsRates } from './tcs.sql.ts';

/**
 * Sets a partner's GST registration from a day on; empty: unregistered. It decides which of their supplies are taxed as
 * the site's (section 9(5)) and where tax is collected at source (section 52). Registrations of later days are removed.
 * Throws NotFoundError; ValidationError by field, also for a day that would change the tax withheld in a month that is
 * paid out.
 *
 * @may admin, operator
 */
export async function setPartnerGstin(
  ctx: Context,
  {
    documentId,
    gstin: typed,
    from: named,
  }: { readonly documentId: string; readonly gstin: string; readonly from?: string },
): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  const gstin = typed.trim() === '' ? null : gstinOf(typed);
  await inTransaction(ctx, async (ctx) => {
    const partner = await findPartner(ctx.db, { documentId });
    if (!partner) throw notFound();
    await lockPartner(ctx.db, partner.id);
    const [before] = (await registrationsOf(ctx.db, partner.id)).get(partner.id) ?? [];
    const from = named === undefined ? today(ctx.now) : isDay(named) ? named : undefined;
    const month = await lastPaidMonth(ctx.db, partner.id);
    const paid = month && endOfMonth(month);
    // nothing was withheld before the first rate with `withheld`
    const since = (await tcsRates(ctx.db)).findLast(({ withheld }) => withheld)?.from;
    const changesPaid =
      paid !== undefined && since !== undefined && from !== undefined && since <= paid && from <= paid;
    const wrong = wrongFields({
      gstin: gstin === null || isGstin(gstin) ? undefined : sentence(adminFieldRulesTexts.partnerGstinWrong),
      from: from
        ? changesPaid
          ? sentence(adminFieldRulesTexts.gstinBeforePayout, { day: (t) => formatDay(t, paid) })
          : undefined
        : sentence(adminFieldRulesTexts.dayMissing),
    });
    if (wrong || !from) throw wrong;
    if ((before?.gstin ?? null) === gstin && (before?.from ?? from) <= from) return;
    await putRegistration(ctx.db, { partner: partner.id, from, gstin });
    await recordAudit(ctx, {
      action: 'set-gstin',
      subjectType: 'partner',
      subjectId: documentId,
      before: before ?? null,
      after: { gstin, from },
    });
  });
}

import { wrongFields } from '../accounts/staff/wrong-fields.ts';
import { notFound } from '../core/app-error.ts';
import { gstinOf, isGstin } from '../core/gstin.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { findPartner, writeGstin } from './partners.sql.ts';

/**
 * Says how a partner is registered for GST; empty: not at all. It decides what of theirs is taxed in the hands of the house
 * (section 9(5)) and where tax is collected (section 52). Throws NotFoundError, ValidationError by field.
 */
export async function setPartnerGstin(
  ctx: Context,
  { documentId, gstin: typed }: { readonly documentId: string; readonly gstin: string },
): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  const gstin = typed.trim() === '' ? null : gstinOf(typed);
  const wrong = wrongFields({
    gstin: gstin === null || isGstin(gstin) ? undefined : 'That is no GSTIN: 15 characters, as on their certificate.',
  });
  if (wrong) throw wrong;
  await inTransaction(ctx, async (ctx) => {
    const partner = await findPartner(ctx.db, { documentId });
    if (!partner) throw notFound();
    if (partner.gstin === gstin) return;
    await writeGstin(ctx.db, partner.id, gstin);
    await recordAudit(ctx, {
      ...{ action: 'set-gstin', subjectType: 'partner', subjectId: documentId },
      ...{ before: { gstin: partner.gstin }, after: { gstin } },
    });
  });
}

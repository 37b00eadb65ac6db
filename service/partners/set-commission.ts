import { adminFieldRulesTexts } from '../../messages/en/admin/field-rules.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import type { ProductType } from '../catalog/kinds.ts';
import { productsOf } from '../catalog/product-access.ts';
import { notFound, wrongFields } from '../core/app-error.ts';
import { type Day, isDay, today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { putRule, rulesOf } from './commission.sql.ts';
import { findPartner } from './partners.sql.ts';

/**
 * Sets the commission for sales from a day on: of one product, or of all without a rule of their own. `percent` is the
 * typed text, with at most two decimals. Existing sales keep their rule, so a past day is only accepted for the very
 * first rule. Throws NotFoundError, ValidationError by field.
 *
 * @may admin, operator
 */
export async function setCommission(
  ctx: Context,
  input: {
    documentId: string;
    product: { type: ProductType; productId: number } | null;
    percent: string;
    from: string;
  },
): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  await inTransaction(ctx, async (ctx) => {
    const partner = await findPartner(ctx.db, input);
    if (!partner || (input.product && (await productsOf(ctx, [input.product])).length === 0)) throw notFound();
    const rules = await rulesOf(ctx.db, partner.id);
    const basisPoints = pointsIn(input.percent);
    const from = isDay(input.from) ? input.from : undefined;
    const wrong = wrongFields({
      percent: basisPoints === undefined ? sentence(adminFieldRulesTexts.commissionWrong) : undefined,
      from: wrongDay(from, today(ctx.now), rules.length === 0),
    });
    if (wrong || basisPoints === undefined || from === undefined) throw wrong;
    const { type = null, productId = null } = input.product ?? {};
    await putRule(ctx.db, { partner: partner.id, type, productId, basisPoints, from, now: ctx.now });
    const after = { ...(type && { product: `${type} ${productId}` }), percent: input.percent.trim(), from };
    const before = {
      rules: rules.map(({ type, productId, percent, from }) => [type, productId, percent, from].join(' ')),
    };
    await recordAudit(ctx, {
      action: 'set-commission',
      subjectType: 'partner',
      subjectId: input.documentId,
      before,
      after,
    });
  });
}

/** Parses '12.5' into hundredths of a percent. */
function pointsIn(typed: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  const points = whole === '' ? Number.NaN : Number(whole + part.padEnd(2, '0'));
  return points <= 10_000 ? points : undefined;
}

function wrongDay(from: Day | undefined, today: Day, isFirst: boolean): Sentence | undefined {
  if (from === undefined) return sentence(adminFieldRulesTexts.dayMissing);
  return from < today && !isFirst ? sentence(adminFieldRulesTexts.commissionInPast) : undefined;
}

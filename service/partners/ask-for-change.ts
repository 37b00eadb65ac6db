import { adminFieldRulesTexts } from '../../messages/en/admin/field-rules.ts';
import { adminPartnersTexts } from '../../messages/en/admin/partners.ts';
import { sentence } from '../../messages/message.ts';
import { english } from '../../messages/translate.ts';
import type { ProductType } from '../catalog/kinds.ts';
import { mayManageProducts, productsOf } from '../catalog/product-access.ts';
import { notFound, wrongFields } from '../core/app-error.ts';
import { isPlain, lengthOf } from '../core/field-rule.ts';
import { requireOwner } from '../core/may.ts';
import { saveEnquiry } from '../enquiries/enquire.ts';
import { type Context, inTransaction } from '../platform/context.ts';

const most = 5_000;
/** Requests per hour of one partner. */
const anHour = 30;

/**
 * Sends a change request for a listing of the signed-in partner to the site's inbox, where staff check it before
 * anything is published. `form` is a client-made id: repeating it has no further effect. Throws NotFoundError for a
 * listing that is not theirs, ValidationError by field, RateLimitError.
 *
 * @may partner
 */
export async function askForChange(
  ctx: Context,
  { type, productId, text, form }: { type: ProductType; productId: number; text: string; form: string },
): Promise<void> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const message = text.replaceAll('\r\n', '\n').trim();
  const fine = message !== '' && lengthOf(message) <= most && isPlain(message, true);
  const wrong = wrongFields({
    text: fine ? undefined : sentence(adminFieldRulesTexts.listingChangeWrong, { most: most.toLocaleString('en-IN') }),
  });
  if (wrong) throw wrong;
  await ctx.limiter.count([{ key: `changes asked by ${viewer.userId}`, seconds: 3_600, times: anHour }], ctx.now);
  await inTransaction(ctx, async (ctx) => {
    const [product] = (await mayManageProducts(ctx, [{ type, productId }]))
      ? await productsOf(ctx, [{ type, productId }])
      : [];
    if (!product) throw notFound();
    const { username: name, email } = viewer;
    const subject = english(adminPartnersTexts.requestSubject, { product: product.name }).slice(0, 150);
    await saveEnquiry(ctx, { kind: 'partner', name, email, phone: null, subject, message }, `${viewer.userId} ${form}`);
  });
}

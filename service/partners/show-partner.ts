import { errorsPartnersTexts } from '../../messages/en/errors/partners.ts';
import { sentence } from '../../messages/message.ts';
import { productsOf, searchProducts } from '../catalog/product-access.ts';
import { notFound } from '../core/app-error.ts';
import { requireOwner, requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { BankAccount } from './bank-account.ts';
import { accountOf } from './bank-accounts.sql.ts';
import { rulesOf } from './commission.sql.ts';
import { findPartner, ownershipsOf, ownersOf, roleOf } from './partners.sql.ts';
import { registrationsOf } from './tcs.sql.ts';

const found = 20;

/**
 * A partner with their products, commission rules and registrations and, with `find` as part of a name, products to
 * assign. Throws NotFoundError.
 *
 * @may admin, operator
 */
export async function showPartner(
  ctx: Context,
  { documentId, find }: { documentId: string; find?: string | undefined },
) {
  requireRight(ctx.viewer, 'manage partners');
  const partner = await findPartner(ctx.db, { documentId });
  if (!partner) throw notFound(sentence(errorsPartnersTexts.partnerNotFound));
  const own = (await ownershipsOf(ctx.db, partner.id)).filter(({ until }) => until === null);
  const rules = await rulesOf(ctx.db, partner.id);
  const products = await productsOf(ctx, own);
  const ruled = rules.flatMap(({ type, productId }) => (type && productId ? [{ type, productId }] : []));
  const names = await productsOf(ctx, ruled);
  const matches = find ? await searchProducts(ctx, find, found) : [];
  const owners = await ownersOf(
    ctx.db,
    matches.map(({ type, id }) => ({ type, productId: id })),
  );
  return {
    ...partner,
    account: await bankAccountOf(ctx, partner.id),
    registrations: (await registrationsOf(ctx.db, partner.id)).get(partner.id) ?? [],
    joined: (await roleOf(ctx.db, partner.email)) === 'partner',
    products,
    rules: rules.map((rule) => ({
      ...rule,
      product: names.find(({ type, id }) => type === rule.type && id === rule.productId)?.name ?? null,
    })),
    matches: matches.map(({ type, id, name, slug, published }) => ({
      type,
      id,
      name,
      slug,
      published,
      owner: owners.find((one) => one.type === type && one.productId === id)?.partner ?? null,
    })),
  };
}

async function bankAccountOf(ctx: Context, partner: number): Promise<BankAccount | null> {
  const account = await accountOf(ctx.db, partner);
  return account ? { holder: account.holder, ifsc: account.ifsc, lastDigits: account.lastDigits } : null;
}

/**
 * The signed-in partner's products, and the product types of which they may submit listings; empty while an admin has
 * not created the partner.
 *
 * @may partner
 */
export async function showOwnListings(
  ctx: Context,
): Promise<{ products: Awaited<ReturnType<typeof productsOf>>; name: string | null; newKinds: readonly string[] }> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const partner = await findPartner(ctx.db, { email: viewer.email });
  if (!partner) return { products: [], name: null, newKinds: [] };
  const own = (await ownershipsOf(ctx.db, partner.id)).filter(({ until }) => until === null);
  return { products: await productsOf(ctx, own), name: partner.name, newKinds: partner.newKinds };
}

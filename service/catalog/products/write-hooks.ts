import { typeNamed } from '../../content/content-type.ts';
import type { HookContext, HooksByType, WriteHooks } from '../../content/write-hooks.ts';
import { assignDestinations, destinationHook } from '../assign-destination.ts';
import { kindOf, type ProductType, productTypes } from '../kinds.ts';
import { followStock, requirePrice, showFirstPicture } from '../product-hooks.ts';
import { recountReviewed, reviewedBy } from '../reviews/reviews.sql.ts';
import { refreshSearchTexts } from '../search-texts.sql.ts';
import { policyHooks } from '../settings/policy-hooks.ts';
import { settingHooks } from '../settings/setting-hooks.ts';
import { roomTypeHooks, stayHooks } from '../stays/stay-hooks.ts';
import { content } from './content-types.ts';

/** Write hooks: creating, changing, hiding or deleting a review updates the rating of its product. */
const reviewHooks: WriteHooks = {
  follow: async ({ db }, reviews) =>
    recountReviewed(
      db,
      await reviewedBy(
        db,
        reviews.map(({ id }) => id),
      ),
    ),
  leave: async ({ db }, id) => {
    const products = await reviewedBy(db, [id]);
    return () => recountReviewed(db, products);
  },
};

/** Hooks of a product that is searched by its text and has stock of its own. */
function productHooks(type: ProductType, unitsField: string): WriteHooks {
  const stock = followStock(kindOf(type).table, unitsField);
  const belong = destinationHook(type);
  const policy = policyHooks(type);
  return {
    check: policy.check,
    follow: async (ctx, products) => {
      const ids = products.map(({ id }) => id);
      await policy.follow(ctx, ids);
      await belong(ctx, products);
      await refreshSearchTexts(ctx.db, type, { ids });
      await stock(ctx, products);
    },
  };
}

const productHooksByType: HooksByType = Object.fromEntries(
  productTypes.flatMap((type) => {
    const { unitsField } = kindOf(type);
    return unitsField === null ? [] : [[type, productHooks(type, unitsField)]];
  }),
);

async function findByNames(ctx: HookContext, destinations: readonly number[]): Promise<void> {
  await assignDestinations(ctx);
  for (const type of productTypes) await refreshSearchTexts(ctx.db, type, { destinations });
}

/** A destination's names are part of the search texts of its products. */
const destinationHooks: WriteHooks = {
  follow: (ctx, destinations) =>
    findByNames(
      ctx,
      destinations.map(({ id }) => id),
    ),
};

const hooksByType: HooksByType = {
  ...productHooksByType,
  stay: stayHooks,
  'room-type': roomTypeHooks,
  destination: destinationHooks,
  review: reviewHooks,
  setting: settingHooks,
};

function withFirstPicture(type: ProductType): WriteHooks {
  const hooks = hooksByType[type];
  const declared = typeNamed(content, type);
  const show = showFirstPicture(declared);
  return {
    ...hooks,
    show: requirePrice(type, declared),
    follow: async (ctx, entries) => {
      await show?.(ctx, entries);
      await hooks?.follow?.(ctx, entries);
    },
  };
}

/** The write hooks of every content type. */
export const writeHooks: HooksByType = {
  ...hooksByType,
  ...Object.fromEntries(productTypes.map((type) => [type, withFirstPicture(type)])),
};

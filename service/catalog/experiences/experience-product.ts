import type { Product } from '../product.ts';
import { productKeys, withKey } from '../product-keys.ts';
import { type ExperienceType, experienceOffer } from './experience-offer.ts';
import { findExperiences } from './experience-product.sql.ts';

function experienceProduct(type: ExperienceType): Product {
  return {
    type,
    offer: async (ctx, items) => {
      const rows = await findExperiences(ctx.db, type, productKeys(items.map(({ id }) => id)));
      return items.map((item) => experienceOffer(type, item, withKey(rows, item.id), ctx.now));
    },
  };
}

/** Attractions and tours as something that can be sold: places on a day, at a time where there are times. */
export const attractionProduct = experienceProduct('attraction');
export const tourProduct = experienceProduct('tour-package');

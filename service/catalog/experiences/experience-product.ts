import { textIn } from '../../../messages/translate.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import type { Product } from '../lists/list.ts';
import { productKeys, withKey } from '../product-keys.ts';
import { readTaxTerms } from '../settings/read-sale-settings.ts';
import { toExperienceCard } from './experience-card.ts';
import { cardsInOrder } from './experience-cards.sql.ts';
import { experienceLists } from './experience-list.ts';
import { type ExperienceType, experienceOffer } from './experience-offer.ts';
import { attractionFaq, itineraryDay, language, popularFilter, timeSlot } from './experience-parts.content.ts';
import { findExperiences, stockOfExperience } from './experience-product.sql.ts';
import { documentIdOf, wordExperienceCard } from './experience-wording.ts';
import { attraction, tourPackage } from './experiences.content.ts';
import { defaultGuests } from './visit.ts';

function experienceProduct(type: ExperienceType, content: Product['content']): Product {
  return {
    list: experienceLists[type],
    // types that both declare are merged
    content: [...content, language, popularFilter, timeSlot],
    brief: async (ctx, ids) => {
      const rows = await cardsInOrder(ctx.db, type, ids, { day: null, guests: defaultGuests }, ctx.now);
      const worded = await inReadersLanguage(ctx, type, rows, { documentIdOf, wording: wordExperienceCard });
      const terms = await readTaxTerms(ctx);
      return worded.map((row) => {
        const { slug, name, place, image, ticket } = toExperienceCard(type, row, terms);
        return { slug, name, location: place, image, price: ticket.amount, of: 'person' };
      });
    },
    offer: async (ctx, lines, rules) => {
      const rows = await findExperiences(ctx.db, type, productKeys(lines.map(({ productKey }) => productKey)));
      const t = textIn(ctx.language);
      return lines.map((line) => experienceOffer(t, type, line, withKey(rows, line.productKey), ctx.now, rules));
    },
    stock: async (ctx, { slug, time }) => {
      const found = await stockOfExperience(ctx.db, type, slug);
      if (!found || (time !== undefined && !found.times.includes(time))) return undefined;
      const slots = time === undefined && found.times.length > 0 ? found.times : [time ?? ''];
      return { subject: type, documentId: found.document_id, sellableId: found.sellable_id, slots };
    },
  };
}

/** Attractions and tours as products: places on a day, at a time if there are times. */
export const attractionProduct = experienceProduct('attraction', [attraction, attractionFaq]);
export const tourProduct = experienceProduct('tour-package', [tourPackage, itineraryDay]);

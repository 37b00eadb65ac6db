import { textIn } from '../../../messages/translate.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import type { Product } from '../lists/list.ts';
import { productKeys, withKey } from '../product-keys.ts';
import { readSaleSettings } from '../settings/read-sale-settings.ts';
import { roomType } from './room-type.content.ts';
import { stay } from './stay.content.ts';
import { cardsOfIds, toUndatedCard } from './stay-cards.sql.ts';
import { stayFact } from './stay-fact.content.ts';
import { stayList } from './stay-list.ts';
import { stayOffer } from './stay-offer.ts';
import { faq, feature, houseRule, nearbyPlace } from './stay-parts.content.ts';
import { feesOf, stayTerms } from './stay-priced.ts';
import { findStays, stockOfRoom } from './stay-product.sql.ts';
import { documentIdOf, wordStayCard } from './stay-wording.ts';

/** Stays as a product. */
export const stayProduct: Product = {
  list: stayList,
  content: [stay, roomType, feature, nearbyPlace, faq, houseRule, stayFact],
  brief: async (ctx, ids) => {
    const rows = await cardsOfIds(ctx.db, ids);
    const terms = stayTerms(await readSaleSettings(ctx), ctx.now);
    const worded = await inReadersLanguage(ctx, 'stay', rows, { documentIdOf, wording: wordStayCard });
    return worded.map((row) => {
      const { slug, name, location, image, whole } = toUndatedCard(row, terms);
      return { slug, name, location, image, price: whole?.amount ?? null, of: 'night' };
    });
  },
  offer: async (ctx, lines, { limits, stayFees, policies }) => {
    const stays = await findStays(ctx.db, productKeys(lines.map(({ productKey }) => productKey)));
    const t = textIn(ctx.language);
    return lines.map((line) => {
      const found = withKey(stays, line.productKey);
      const terms = { now: ctx.now, most: limits.nights, fees: found ? feesOf(found.type, stayFees) : [], policies };
      return stayOffer(t, line, found, found?.rooms ?? [], terms);
    });
  },
  stock: async (ctx, { slug, option = '' }) => {
    const room = await stockOfRoom(ctx.db, { slug, name: option });
    return room && { subject: 'room-type', documentId: room.document_id, sellableId: room.sellable_id, slots: [''] };
  },
};

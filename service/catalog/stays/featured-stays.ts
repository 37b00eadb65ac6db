import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import { readSaleSettings } from '../settings/read-sale-settings.ts';
import type { StayCardData } from './stay-card-data.ts';
import { cardsOfTypes, toUndatedCard } from './stay-cards.sql.ts';
import { stayTerms } from './stay-priced.ts';
import { documentIdOf, wordStayCard } from './stay-wording.ts';

/** HOME-13, STAY-28: words in the types of holiday homes and of hotels, and how many are shown. */
const typeWords = {
  homes: ['resort', 'apartment', 'villa', 'holiday', 'homestay', 'guest'],
  hotels: ['hotel'],
} as const;
const most = 12;

/**
 * At most 12 holiday homes or hotels for the home page, best first.
 *
 * @may everyone
 */
export async function featuredStays(ctx: Context, kind: 'homes' | 'hotels'): Promise<StayCardData[]> {
  requireRight(ctx.viewer, 'read the site');
  const rows = await cardsOfTypes(ctx.db, typeWords[kind], most);
  const terms = stayTerms(await readSaleSettings(ctx), ctx.now);
  const worded = await inReadersLanguage(ctx, 'stay', rows, { documentIdOf, wording: wordStayCard });
  return worded.map((row) => toUndatedCard(row, terms));
}

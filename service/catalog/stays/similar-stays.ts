import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import { readSaleSettings } from '../settings/read-sale-settings.ts';
import type { StayCardData } from './stay-card-data.ts';
import { cardsNearby, toUndatedCard } from './stay-cards.sql.ts';
import { stayTerms } from './stay-priced.ts';
import { documentIdOf, wordStayCard } from './stay-wording.ts';

const most = 8;

/**
 * At most 8 stays near that one, those of the nearest position, type and price first.
 *
 * @may everyone
 */
export async function similarStays(ctx: Context, stayId: number): Promise<StayCardData[]> {
  requireRight(ctx.viewer, 'read the site');
  const rows = await cardsNearby(ctx.db, stayId, most);
  const terms = stayTerms(await readSaleSettings(ctx), ctx.now);
  const worded = await inReadersLanguage(ctx, 'stay', rows, { documentIdOf, wording: wordStayCard });
  return worded.map((row) => toUndatedCard(row, terms));
}

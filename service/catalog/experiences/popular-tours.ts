import { textIn } from '../../../messages/translate.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import { readTaxTerms } from '../settings/read-sale-settings.ts';
import type { SettingContext } from '../settings/setting-reader.ts';
import { findTourCards } from './experience-cards.sql.ts';
import { documentIdOf, wordTourCard } from './experience-wording.ts';
import { type TourCardData, toTourCard } from './tour-card-data.ts';

/** HOME-17: number of tours fetched; the home page shows three of them. */
const most = 20;

/**
 * The tours from which the home page shows three, at most 20.
 *
 * @may everyone
 */
export async function popularTours(ctx: SettingContext & Pick<Context, 'language'>): Promise<TourCardData[]> {
  requireRight(ctx.viewer, 'read the site');
  const rows = await findTourCards(ctx.db, most);
  const t = textIn(ctx.language);
  const worded = await inReadersLanguage(ctx, 'tour-package', rows, { documentIdOf, wording: wordTourCard });
  const terms = await readTaxTerms(ctx);
  return worded.map((row) => toTourCard(t, row, terms));
}

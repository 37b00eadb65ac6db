import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import { readTaxTerms } from '../settings/read-sale-settings.ts';
import type { SettingContext } from '../settings/setting-reader.ts';
import { toExperienceCard } from './experience-card.ts';
import type { ExperienceCardData } from './experience-card-data.ts';
import { bestOfPlaces } from './experience-cards.sql.ts';
import { documentIdOf, wordExperienceCard } from './experience-wording.ts';

const most = 4;

/**
 * The best attractions of all destinations, one of each.
 *
 * @may everyone
 */
export async function bestAttractions(ctx: SettingContext & Pick<Context, 'language'>): Promise<ExperienceCardData[]> {
  requireRight(ctx.viewer, 'read the site');
  const rows = await bestOfPlaces(ctx.db, 'attraction', most);
  const worded = await inReadersLanguage(ctx, 'attraction', rows, { documentIdOf, wording: wordExperienceCard });
  const terms = await readTaxTerms(ctx);
  return worded.map((row) => toExperienceCard('attraction', row, terms));
}

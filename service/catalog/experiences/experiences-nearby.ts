import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import { readTaxTerms } from '../settings/read-sale-settings.ts';
import type { SettingContext } from '../settings/setting-reader.ts';
import { toExperienceCard } from './experience-card.ts';
import type { ExperienceCardData } from './experience-card-data.ts';
import { nearbyCards } from './experience-cards.sql.ts';
import type { ExperienceType } from './experience-offer.ts';
import { documentIdOf, wordExperienceCard } from './experience-wording.ts';

const most = 4;

/**
 * At most 4 others of the same type at the destination of that one, best rated first. Two statements.
 *
 * @may everyone
 */
export async function experiencesNearby(
  ctx: SettingContext & Pick<Context, 'language'>,
  { type, id }: { type: ExperienceType; id: number },
): Promise<ExperienceCardData[]> {
  requireRight(ctx.viewer, 'read the site');
  const rows = await nearbyCards(ctx.db, type, id, most);
  const worded = await inReadersLanguage(ctx, type, rows, { documentIdOf, wording: wordExperienceCard });
  const terms = await readTaxTerms(ctx);
  return worded.map((row) => toExperienceCard(type, row, terms));
}

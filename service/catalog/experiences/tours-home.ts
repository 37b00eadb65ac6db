import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import { readTaxTerms } from '../settings/read-sale-settings.ts';
import type { SettingContext } from '../settings/setting-reader.ts';
import { toExperienceCard } from './experience-card.ts';
import type { ExperienceCardData } from './experience-card-data.ts';
import { featuredCards, toursByType } from './experience-cards.sql.ts';
import { type TourType, tourCategories } from './experience-search.ts';
import { documentIdOf, wordExperienceCard } from './experience-wording.ts';

export interface ToursHome {
  featured: ExperienceCardData[];
  categories: { slug: string; type: TourType; count: number }[];
}

const mostFeatured = 12;

/**
 * The featured tours, and the fixed categories with their number of tours. Three statements.
 *
 * @may everyone
 */
export async function toursHome(ctx: SettingContext & Pick<Context, 'language'>): Promise<ToursHome> {
  requireRight(ctx.viewer, 'read the site');
  const rows = await featuredCards(ctx.db, mostFeatured);
  const counts = await toursByType(ctx.db);
  const worded = await inReadersLanguage(ctx, 'tour-package', rows, { documentIdOf, wording: wordExperienceCard });
  const terms = await readTaxTerms(ctx);
  return {
    featured: worded.map((row) => toExperienceCard('tour-package', row, terms)),
    categories: tourCategories.map((category) => ({ ...category, count: counts[category.type] ?? 0 })),
  };
}

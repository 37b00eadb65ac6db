import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import { type Change, type Found, type List, smallerParties } from '../lists/list.ts';
import { readTaxTerms } from '../settings/read-sale-settings.ts';
import { toExperienceCard } from './experience-card.ts';
import type { ExperienceCardData } from './experience-card-data.ts';
import { cardsInOrder, placeOfSlug } from './experience-cards.sql.ts';
import { attractionFacets, tourFacets } from './experience-facets.ts';
import { attractionListSql, experienceIndex, tourListSql } from './experience-list.sql.ts';
import type { ExperienceType } from './experience-offer.ts';
import { type ExperienceSearch, tourPageSize } from './experience-search.ts';
import { documentIdOf, wordExperienceCard } from './experience-wording.ts';
import { defaultGuests } from './visit.ts';

type ExperienceList = List<ExperienceSearch, ExperienceCardData>;
export type FoundExperiences = Found<ExperienceSearch, ExperienceCardData>;

function easier(search: ExperienceSearch, filters: readonly Change<ExperienceSearch>[]): Change<ExperienceSearch>[] {
  const smaller = smallerParties(search.guests, [10, 6, 4, defaultGuests]);
  return [
    ...filters,
    ...smaller.map((guests) => ({ what: 'guests' as const, search: { ...search, guests } })),
    ...(search.day ? [{ what: 'dates' as const, search: { ...search, day: null } }] : []),
  ];
}

/** A place by its name; else the product with that slug (EXP-5, LIST-12); else the closest match. */
const resolveOwnPlace =
  (type: ExperienceType): ExperienceList['resolveOwnPlace'] =>
  async (ctx, place, parsed) => {
    if (parsed.kind === 'places' && parsed.asTyped && parsed.words.length === 0) return parsed;
    const slug = place.toLowerCase();
    const name = /^[a-z0-9-]+$/.test(slug) ? await placeOfSlug(ctx.db, type, slug) : undefined;
    return name === undefined ? parsed : { kind: 'one', slug, name };
  };

const cards =
  (type: ExperienceType): ExperienceList['cards'] =>
  async (ctx: Context, ids, { search, now }) => {
    const rows = await cardsInOrder(ctx.db, type, ids, search, now);
    const worded = await inReadersLanguage(ctx, type, rows, { documentIdOf, wording: wordExperienceCard });
    const terms = await readTaxTerms(ctx);
    return worded.map((row) => toExperienceCard(type, row, terms));
  };

const alike = { asked: ['date', 'guests'], ownDefaults: { day: null, guests: defaultGuests }, easier };
const own = (type: ExperienceType) => ({ type, resolveOwnPlace: resolveOwnPlace(type), cards: cards(type) });

export const experienceLists: Readonly<Record<ExperienceType, ExperienceList>> = {
  attraction: {
    ...alike,
    ...own('attraction'),
    facets: attractionFacets,
    sql: attractionListSql,
    index: experienceIndex('attraction', 'time'),
    everywhere: true,
  },
  // there is no list of all tours
  'tour-package': {
    ...alike,
    ...own('tour-package'),
    facets: tourFacets,
    sql: tourListSql,
    index: experienceIndex('tour-package'),
    everywhere: false,
    pageSize: tourPageSize,
  },
};

import { type Change, smallerParties } from '../what-to-change.ts';
import { countFilters, type ExperienceSearch, guestsAtFirst } from './experience-search.ts';

const noFilters = { popular: [], ratings: [], times: [], languages: [], tourTypes: [], durations: [] };

/** What to change of a search that finds nothing, the smallest loss first. */
export function experienceChanges(search: ExperienceSearch): Change<ExperienceSearch>[] {
  const changed = (what: Change<ExperienceSearch>['what'], change: Partial<ExperienceSearch>) => ({
    what,
    search: { ...search, ...change, pages: 1 },
  });
  const changes = [
    ...(countFilters(search) > 0 ? [changed('filters', noFilters)] : []),
    ...smallerParties(search.guests, [10, 6, 4, guestsAtFirst]).map((guests) => changed('guests', { guests })),
    ...(search.day ? [changed('dates', { day: null })] : []),
    // there is no list of all tours
    ...(search.place && search.type === 'attraction' ? [changed('place', { place: '' })] : []),
  ];
  if (changes.length < 2) return changes;
  const free = { ...noFilters, guests: guestsAtFirst, day: null };
  return [
    ...changes,
    changed('everything', free),
    ...(search.place && search.type === 'attraction' ? [changed('place', { ...free, place: '' })] : []),
  ];
}

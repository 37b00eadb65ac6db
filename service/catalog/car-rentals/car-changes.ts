import type { Change } from '../what-to-change.ts';
import { type CarSearch, countCarFilters } from './car-search.ts';

const noFilters = { carTypes: [], transmissions: [], rating: null, popular: [] };

/** What to change of a search that finds nothing, the smallest loss first. */
export function carChanges(search: CarSearch): Change<CarSearch>[] {
  const changed = (what: Change<CarSearch>['what'], change: Partial<CarSearch>) => ({
    what,
    search: { ...search, ...change, pages: 1 },
  });
  const changes = [
    ...(countCarFilters(search) > 0 ? [changed('filters', noFilters)] : []),
    ...(search.dates ? [changed('dates', { dates: null })] : []),
    ...(search.city ? [changed('place', { city: '' })] : []),
  ];
  if (changes.length < 2) return changes;
  const free = { ...noFilters, dates: null };
  return [...changes, changed('everything', free), ...(search.city ? [changed('place', { ...free, city: '' })] : [])];
}

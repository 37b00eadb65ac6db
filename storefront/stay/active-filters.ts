import { flexibleDays } from '../../service/catalog/stays/flexible-dates.ts';
import { stayFacets } from '../../service/catalog/stays/stay-facets.ts';
import type { StaySearch } from '../../service/catalog/stays/stay-search.ts';
import { type Day, formatDay } from '../../service/core/day.ts';
import { type ActiveFilter, chosenFilters } from '../product/list-filters.ts';

const shortDay = (day: Day) => formatDay(day).replace(/ \d{4}$/, '');

/** All filters of the search, in the order of the sidebar. `place` is the location's proper name. */
export function activeFilters(search: StaySearch, place?: string): ActiveFilter<StaySearch>[] {
  const { dates } = search;
  const first = { ...search, pages: 1 };
  const days = dates && `${shortDay(dates.checkIn)} to ${shortDay(dates.checkOut)}`;
  return [
    // after the map was moved away from it, the place no longer filters
    ...(search.place && !search.area ? [{ label: place ?? search.place, without: { ...first, place: '' } }] : []),
    ...(days ? [{ label: days, without: { ...first, dates: null } }] : []),
    ...(dates?.starts
      ? [{ label: `±${flexibleDays} days`, without: { ...first, dates: { ...dates, starts: undefined } } }]
      : []),
    ...chosenFilters(stayFacets, search),
  ];
}

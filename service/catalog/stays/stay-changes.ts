import { type Change, smallerParties } from '../what-to-change.ts';
import { countFilters, type StaySearch, withoutFilters } from './stay-search.ts';
import { guestLimits } from './travel-params.ts';

/** What to change of a search that finds nothing, the smallest loss first: the party together, then its wishes, then it. */
export function stayChanges(search: StaySearch): Change<StaySearch>[] {
  const { adults, rooms, dates, location } = search;
  const changed = (what: Change<StaySearch>['what'], change: Partial<StaySearch>) => ({
    what,
    search: { ...search, ...change, pages: 1 },
  });
  const roomier = [4, 3, 2].map((each) => Math.min(guestLimits.rooms, Math.ceil(adults / each)));
  const changes = [
    ...[...new Set(roomier)].filter((more) => more > rooms).map((more) => changed('rooms', { rooms: more })),
    ...(countFilters(search) > 0 ? [{ what: 'filters' as const, search: withoutFilters(search) }] : []),
    ...(rooms > 1 ? [changed('rooms', { rooms: 1 })] : []),
    ...smallerParties(adults, [8, 4, 2]).map((fewer) => changed('guests', { adults: fewer })),
    ...(dates ? [changed('dates', { dates: null })] : []),
    ...(location ? [changed('place', { location: '' })] : []),
  ];
  if (changes.length < 2) return changes;
  const free = withoutFilters({ ...search, dates: null, adults: 1, children: 0, rooms: 1 });
  return [
    ...changes,
    { what: 'everything', search: free },
    ...(location ? [{ what: 'place' as const, search: { ...free, location: '' } }] : []),
  ];
}

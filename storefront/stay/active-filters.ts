import { kindsOfFeature, popularFilters, type StaySearch } from '../../service/catalog/stays/stay-search.ts';
import { formatDay } from '../../service/core/day.ts';
import { formatMoney, fromRupees } from '../../service/core/money.ts';

/** Something that narrows the list, with the search that is left without it. */
export interface ActiveFilter {
  label: string;
  without: StaySearch;
}

/** Everything that narrows the search, in the order of the sidebar. `place` is the location's proper name. */
export function activeFilters(search: StaySearch, place?: string): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (label: string, change: Partial<StaySearch>) =>
    active.push({ label, without: { ...search, ...change, pages: 1 } });
  const but = <Value>(values: readonly Value[], value: Value) => values.filter((other) => other !== value);
  if (search.location) add(place ?? search.location, { location: '' });
  if (search.dates) {
    const { checkIn, checkOut } = search.dates;
    add(`${shortDay(checkIn)} to ${shortDay(checkOut)}`, { dates: null });
  }
  for (const name of search.popular) add(popularFilters[name], { popular: but(search.popular, name) });
  if (search.min !== null || search.max !== null) add(priceText(search.min, search.max), { min: null, max: null });
  for (const type of search.propertyTypes) add(type, { propertyTypes: but(search.propertyTypes, type) });
  for (const stars of search.stars) {
    add(stars === 1 ? '1 star' : `${stars} stars`, { stars: but(search.stars, stars) });
  }
  for (const kind of kindsOfFeature) {
    for (const name of search.features[kind]) {
      add(name, { features: { ...search.features, [kind]: but(search.features[kind], name) } });
    }
  }
  return active;
}

function shortDay(day: Parameters<typeof formatDay>[0]): string {
  return formatDay(day).replace(/ \d{4}$/, '');
}

function priceText(min: number | null, max: number | null): string {
  const rupees = (amount: number) => formatMoney(fromRupees(amount));
  if (min !== null && max !== null) return `${rupees(min)} to ${rupees(max)}`;
  return min !== null ? `From ${rupees(min)}` : `Up to ${rupees(max ?? 0)}`;
}

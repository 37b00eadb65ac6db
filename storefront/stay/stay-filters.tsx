import type { FoundStays } from '../../service/catalog/stays/search-stays.ts';
import {
  featureParameters,
  kindsOfFeature,
  type Popular,
  popularFilters,
  type StaySearch,
  staySearchParams,
  wordOfType,
} from '../../service/catalog/stays/stay-search.ts';
import { type FeatureKind, featureKinds, propertyTypes } from '../../service/catalog/stays/stay-vocabulary.ts';
import { Button } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { FilterGroup } from './filter-group.tsx';
import { PriceFilter } from './price-filter.tsx';

export interface StayFiltersProps {
  search: StaySearch;
  found: Pick<FoundStays, 'counts' | 'priceRange'>;
  onChange: (search: StaySearch) => void;
}

const popularNames = Object.entries(popularFilters).map(([value, label]) => ({ value, label }));
const starValues = [5, 4, 3, 2, 1];

function isPopular(name: string): name is Popular {
  return name in popularFilters;
}

/** All filters. Every tick is a new address; without JavaScript the form sends them together. */
export function StayFilters({ search, found, onChange }: StayFiltersProps) {
  const { counts, priceRange } = found;
  const change = (part: Partial<StaySearch>) => onChange({ ...search, ...part, pages: 1 });
  const toggled = <Value,>(values: readonly Value[], value: Value, chosen: boolean) =>
    chosen ? [...values, value] : values.filter((other) => other !== value);
  const feature = (kind: FeatureKind) => ({
    title: featureKinds[kind].label,
    name: featureParameters[kind],
    values: Object.keys(featureKinds[kind].words).map((name) => ({
      value: name,
      label: name,
      count: counts.features[kind][name] ?? 0,
      chosen: search.features[kind].includes(name),
    })),
    onToggle: (name: string, chosen: boolean) =>
      change({ features: { ...search.features, [kind]: toggled(search.features[kind], name, chosen) } }),
  });
  return (
    <form action={urls.stays} onSubmit={(event) => event.preventDefault()} className="space-y-6">
      {restOf(search).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterGroup
        title="Popular filters"
        name="popular"
        values={popularNames.map(({ value, label }) => ({
          value,
          label,
          count: isPopular(value) ? counts.popular[value] : 0,
          chosen: search.popular.some((name) => name === value),
        }))}
        onToggle={(name, chosen) => {
          if (isPopular(name)) change({ popular: toggled(search.popular, name, chosen) });
        }}
      />
      <PriceFilter min={search.min} max={search.max} range={priceRange} onChange={(min, max) => change({ min, max })} />
      <FilterGroup
        title="Property types"
        name="propertyType"
        values={propertyTypes.map(({ label }) => ({
          value: wordOfType(label),
          label,
          count: counts.types[label] ?? 0,
          chosen: search.propertyTypes.includes(label),
        }))}
        onToggle={(word, chosen) => {
          const type = propertyTypes.find(({ label }) => wordOfType(label) === word)?.label;
          if (type) change({ propertyTypes: toggled(search.propertyTypes, type, chosen) });
        }}
      />
      <FilterGroup
        title="Property rating"
        name="stars"
        values={starValues.map((stars) => ({
          value: String(stars),
          label: stars === 1 ? '1 star' : `${stars} stars`,
          count: counts.stars[stars] ?? 0,
          chosen: search.stars.includes(stars),
        }))}
        onToggle={(stars, chosen) => change({ stars: toggled(search.stars, Number(stars), chosen) })}
      />
      {kindsOfFeature.map((kind) => (
        <FilterGroup key={kind} {...feature(kind)} />
      ))}
      <noscript>
        <Button type="submit" className="w-full">
          Show results
        </Button>
      </noscript>
    </form>
  );
}

/** What the form does not ask but must send along. */
function restOf(search: StaySearch): [string, string][] {
  const kept = new Set(['location', 'checkIn', 'checkOut', 'adults', 'children', 'rooms', 'sort', 'view']);
  return [...staySearchParams(search)].filter(([name]) => kept.has(name));
}

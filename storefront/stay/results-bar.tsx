import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import {
  countFilters,
  type StaySearch,
  sortLabels,
  sorts,
  staySearchParams,
} from '../../service/catalog/stays/stay-search.ts';
import { Button } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { activeFilters } from './active-filters.ts';

export interface ResultsBarProps {
  search: StaySearch;
  total: number;
  place: { name: string; corrected: boolean } | null;
  onChange: (search: StaySearch) => void;
  onFilters: () => void;
}

export function addressOf(search: StaySearch): string {
  const query = staySearchParams(search).toString();
  return query ? `${urls.stays}?${query}` : urls.stays;
}

/** How many there are, how they are ordered and shown, and what narrows them. */
export function ResultsBar({ search, total, place, onChange, onFilters }: ResultsBarProps) {
  const filters = countFilters(search);
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 aria-live="polite" className="text-2xl md:text-3xl">
          {headline(search, total, place)}
        </h2>
        <div className="flex grow items-center gap-3 sm:grow-0">
          <Button variant="secondary" size="sm" onClick={onFilters} className="needs-script lg:hidden">
            <SlidersHorizontal aria-hidden="true" size={18} />
            Filters{filters > 0 ? ` (${filters})` : ''}
          </Button>
          <Sort search={search} onChange={onChange} />
          <fieldset className="ms-auto hidden overflow-hidden rounded-field border border-line-strong sm:flex">
            <legend className="sr-only">View</legend>
            {(['grid', 'list'] as const).map((view) => (
              <Link
                key={view}
                to={addressOf({ ...search, view })}
                preventScrollReset
                replace
                aria-current={search.view === view ? 'true' : undefined}
                className={`grid size-11 place-items-center ${search.view === view ? 'bg-ink text-paper' : 'bg-card text-ink hover:bg-sunk'}`}
              >
                {view === 'grid' ? <LayoutGrid aria-hidden="true" size={19} /> : <Rows3 aria-hidden="true" size={19} />}
                <span className="sr-only">{view === 'grid' ? 'Grid' : 'List'}</span>
              </Link>
            ))}
          </fieldset>
        </div>
      </div>
      <Chips search={search} place={place?.name} />
    </div>
  );
}

/** 'Hotels' → 'hotels', of which one is a 'hotel'. */
function nameOf(plural: string, count: number): string {
  const name = plural.toLowerCase();
  return count === 1 ? name.replace(/s$/, '') : name;
}

function headline(search: StaySearch, total: number, place: ResultsBarProps['place']): string {
  const [type, more] = search.propertyTypes;
  const what = nameOf(type && !more ? type : 'Stays', total);
  const number = total.toLocaleString('en-IN');
  if (place) return `${number} ${what} in ${place.name}`;
  return search.location ? `${number} ${what} for “${search.location}”` : `${number} ${what} in India`;
}

function Sort({ search, onChange }: Pick<ResultsBarProps, 'search' | 'onChange'>) {
  return (
    <form action={urls.stays} className="flex min-w-0 items-center gap-2">
      {[...staySearchParams({ ...search, sort: 'recommended', pages: 1 })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
        <span className="max-sm:sr-only">Sort</span>
        <select
          name="sort"
          value={search.sort}
          onChange={(event) => {
            const sort = sorts.find((name) => name === event.target.value);
            if (sort) onChange({ ...search, sort, pages: 1 });
          }}
          className="select-arrow min-h-11 min-w-0 rounded-field border border-line-strong bg-card bg-[position:right_20px_top_19px,right_14px_top_19px] py-0 ps-3 pe-9 text-base font-medium text-ink hover:border-ink"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="min-h-11 px-3 font-semibold text-accent underline">
          Sort
        </button>
      </noscript>
    </form>
  );
}

function Chips({ search, place }: { search: StaySearch; place: string | undefined }) {
  const active = activeFilters(search, place);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={addressOf(without)}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card ps-4 pe-3 text-sm font-medium text-ink hover:border-ink hover:bg-sunk lg:min-h-9"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <X aria-hidden="true" size={15} />
          </Link>
        </li>
      ))}
      <li>
        <ClearFilters search={search} />
      </li>
    </ul>
  );
}

/** Everything goes but the order and the look. */
export function ClearFilters({ search, className = '' }: { search: StaySearch; className?: string }) {
  const kept = new URLSearchParams();
  if (search.sort !== 'recommended') kept.set('sort', search.sort);
  if (search.view !== 'grid') kept.set('view', search.view);
  const query = kept.toString();
  return (
    <Link
      to={query ? `${urls.stays}?${query}` : urls.stays}
      preventScrollReset
      className={`inline-flex min-h-11 items-center px-2 text-sm font-semibold text-accent underline underline-offset-4 lg:min-h-9 ${className}`}
    >
      Clear all filters
    </Link>
  );
}

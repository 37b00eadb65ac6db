import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { StayListView } from './stay-list-view.ts';

export interface ResultsBarProps {
  view: StayListView;
  onSort: (sort: string) => void;
  onFilters: () => void;
  /** Whether the map is open. */
  map: boolean;
  onMap: () => void;
}

/** How many there are, how they are ordered and shown, and what narrows them. */
export function ResultsBar({ view, onSort, onFilters, map, onMap }: ResultsBarProps) {
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 aria-live="polite" className="text-2xl md:text-3xl">
          {view.headline}
        </h2>
        <div className="flex grow items-center gap-3 max-sm:gap-2 sm:grow-0">
          <Button
            variant="secondary"
            size="sm"
            onClick={onFilters}
            className="needs-script shrink-0 lg:hidden max-sm:px-3"
          >
            <Icon name="sliders-horizontal" size={18} />
            Filters{view.filterCount > 0 ? ` (${view.filterCount})` : ''}
          </Button>
          <noscript>
            <a
              href="#filters"
              className="inline-flex min-h-11 items-center font-semibold text-accent underline lg:hidden"
            >
              Filters
            </a>
          </noscript>
          <Sort sort={view.sort} onSort={onSort} />
          {view.total > 0 ? (
            <button
              type="button"
              aria-pressed={map}
              onClick={onMap}
              className="needs-script flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field border border-line-strong bg-card px-3 text-sm font-semibold text-ink hover:border-ink hover:bg-sunk aria-pressed:bg-ink aria-pressed:text-paper"
            >
              <Icon name="map-pin" size={18} />
              <span className="max-sm:sr-only">Map</span>
            </button>
          ) : null}
          <fieldset className="hidden overflow-hidden rounded-field border border-line-strong sm:flex">
            <legend className="sr-only">View</legend>
            {view.looks.map(({ look, label, to }) => (
              <Link
                key={look}
                to={to}
                preventScrollReset
                replace
                aria-current={view.look === look ? 'true' : undefined}
                className={`grid size-11 place-items-center ${view.look === look ? 'bg-ink text-paper' : 'bg-card text-ink hover:bg-sunk'}`}
              >
                <Icon name={look === 'grid' ? 'layout-grid' : 'rows-3'} size={19} />
                <span className="sr-only">{label}</span>
              </Link>
            ))}
          </fieldset>
        </div>
      </div>
      <Chips chips={view.chips} clear={view.clear} />
    </div>
  );
}

function Sort({ sort, onSort }: { sort: StayListView['sort']; onSort: ResultsBarProps['onSort'] }) {
  return (
    <form action={urls.stays} className="flex min-w-0 items-center gap-2 max-sm:grow">
      {sort.keep.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-w-0 items-center gap-2 text-sm text-ink-soft max-sm:grow">
        <span className="max-sm:sr-only">Sort</span>
        <select
          name="sort"
          value={sort.chosen}
          onChange={(event) => onSort(event.target.value)}
          className="select-arrow min-h-11 min-w-0 rounded-field text-ellipsis max-sm:w-full border border-line-strong bg-card bg-[position:right_20px_top_19px,right_14px_top_19px] py-0 ps-3 pe-9 text-base font-medium text-ink hover:border-ink"
        >
          {sort.values.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
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

function Chips({ chips, clear }: Pick<StayListView, 'chips' | 'clear'>) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, to }) => (
        <li key={label}>
          <Link
            to={to}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card ps-4 pe-3 text-sm font-medium text-ink hover:border-ink hover:bg-sunk lg:min-h-9"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <Icon name="x" size={15} />
          </Link>
        </li>
      ))}
      <li>
        <ClearFilters to={clear} />
      </li>
    </ul>
  );
}

/** Everything goes but the order and the look. */
export function ClearFilters({ to, className = '' }: { to: string; className?: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className={`inline-flex min-h-11 items-center px-2 text-sm font-semibold text-accent underline underline-offset-4 lg:min-h-9 ${className}`}
    >
      Clear all filters
    </Link>
  );
}

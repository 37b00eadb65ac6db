import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productListTexts } from '../../messages/en/product/list.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ResultsHead } from './results-view.ts';

export interface ResultsBarProps {
  view: ResultsHead;
  /** The path of the list. */
  path: string;
  onSort: (sort: string) => void;
  onFilters: () => void;
  /** The address without any filter. */
  clear?: string;
  /** The filters have no room beside the list. */
  sheet: boolean;
  /** Other view options. */
  children?: ReactNode;
}

/** The number of results, their order and view, and the chosen filters. */
export function ResultsBar({ view, path, onSort, onFilters, clear, sheet, children }: ResultsBarProps) {
  const t = useText();
  return (
    <div className="results-bar">
      <div className="flex-wrap items-center justify-between gap-x-6 gap-y-3 md:flex">
        {view.headline ? (
          <h2 aria-live="polite" className="text-xl md:text-3xl">
            {view.headline}
          </h2>
        ) : (
          <span />
        )}
        <div className="list-tools flex items-center gap-3 max-sm:gap-2">
          <Button
            variant="secondary"
            size="sm"
            onClick={onFilters}
            className={`needs-script shrink-0 max-sm:px-3 ${sheet ? '' : 'lg:hidden'}`}
          >
            <Icon name="sliders-horizontal" size={18} className={view.filterCount > 0 ? 'max-sm:hidden' : undefined} />
            {view.filterCount > 0
              ? t(productListTexts.filtersChosen, { count: view.filterCount })
              : t(productListTexts.filters)}
          </Button>
          <noscript>
            <a
              href="#filters"
              className="inline-flex min-h-11 items-center font-semibold text-accent underline lg:hidden"
            >
              {t(productListTexts.filters)}
            </a>
          </noscript>
          <Sort sort={view.sort} path={path} onSort={onSort} />
          {children}
        </div>
      </div>
      <Chips view={view} clear={clear} />
    </div>
  );
}

function Sort({ sort, path, onSort }: { sort: ResultsHead['sort'] } & Pick<ResultsBarProps, 'path' | 'onSort'>) {
  const t = useText();
  return (
    <form action={addressIn(t.language, path)} className="flex min-w-0 items-center gap-2 max-sm:grow">
      {sort.keep.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-w-0 items-center gap-2 text-sm text-ink-soft max-sm:grow">
        <span className="max-sm:sr-only">{t(productListTexts.sort)}</span>
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
          {t(productListTexts.applySort)}
        </button>
      </noscript>
    </form>
  );
}

function Chips({ view: { chips, clear, offer }, clear: text }: Pick<ResultsBarProps, 'view' | 'clear'>) {
  const t = useText();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t(productListTexts.activeFilters)} className="mt-4 hidden flex-wrap items-center gap-2 md:flex">
      {chips.map(({ label, to }) => (
        <li key={label}>
          <Link
            to={to}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card ps-4 pe-3 text-sm font-medium text-ink hover:border-ink hover:bg-sunk lg:min-h-9"
          >
            <Rich
              message={productListTexts.removeFilter}
              values={{ label, hidden: (words) => <span className="sr-only">{words}</span> }}
            />
            <Icon name="x" size={15} />
          </Link>
        </li>
      ))}
      {offer ? (
        <li>
          <ClearFilters to={offer.to} text={offer.label} />
        </li>
      ) : null}
      <li>
        <ClearFilters to={clear} text={text} />
      </li>
    </ul>
  );
}

/** A link among the filter chips; by default it removes everything but sort order and view. */
export function ClearFilters({ to, text }: { to: string; text?: string | undefined }) {
  const t = useText();
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-accent underline underline-offset-4 lg:min-h-9"
    >
      {text ?? t(productListTexts.clearAllFilters)}
    </Link>
  );
}

import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { productListTexts } from '../../messages/en/product/list.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { RecentWhenIdle } from './recent-when-idle.tsx';
import { ResultsBar } from './results-bar.tsx';
import type { ResultsHead } from './results-view.ts';

const ListMap = lazy(() => import('../map/list-map.tsx'));
const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

/** The id of the filters' element; they may load later than the page. */
export const filtersId = 'filters';

export interface ListView extends ResultsHead {
  /** The chosen filters as they appear in the address. */
  query: string;
  /** '12 stays' */
  found: string;
  notices: readonly string[];
}

export interface ListPageProps {
  view: ListView;
  path: string;
  hero: ReactNode;
  /** `query`: the chosen query; its results may still be loading. */
  filters: (query: string, change: (query: string) => void) => ReactNode;
  /** The address without any filter. */
  clear?: string;
  /** Other view options. */
  looks?: ReactNode;
  /** The plural of the products on the map: 'stays'; undefined for lists without places. */
  map?: string;
  results: (busy: boolean, map: boolean) => ReactNode;
}

/** A list below its hero, with its filters beside it or in a sheet on small screens. The filters are in the address. */
export function ListPage({ view, path, hero, filters, clear, looks, map, results }: ListPageProps) {
  const t = useText();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [sheet, setSheet] = useState(false);
  const [mapped, setMapped] = useState(false);
  useEffect(() => {
    // the hash is present while the map is open (map/list-map.tsx)
    if (map && window.location.hash === '#map') setMapped(true);
  }, [map]);
  function closeMap() {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    setMapped(false);
  }
  const busy = navigation.state === 'loading' && navigation.location.pathname === path;
  // a tick shows at once, its results when they are loaded; results of an earlier tick do not undo it
  const [pending, setPending] = useState<{ query: string }>();
  const { query } = pending ?? view;
  async function change(query: string) {
    const mine = { query };
    setPending(mine);
    await navigate(query ? `${path}?${query}` : path, { preventScrollReset: true });
    startTransition(() => setPending((last) => (last === mine ? undefined : last)));
  }
  function sort(chosen: string) {
    const next = new URLSearchParams(query);
    next.set('sort', chosen);
    void change(next.toString());
  }
  const chosen = (
    <Suspense fallback={<div className="min-h-dvh" />}>{filters(query, (query) => void change(query))}</Suspense>
  );
  return (
    <>
      <a href="#results" className="skip-link">
        {t(productListTexts.skipToResults)}
      </a>
      {hero}
      {/* outside the grid: without JavaScript it would take up a cell */}
      <noscript>
        <style>{'.filters-aside{display:block!important}.more-values{display:flex!important}'}</style>
      </noscript>
      <div
        className={`page grid gap-8 pt-8 md:pt-15 ${mapped ? 'lg:max-w-[1720px] lg:grid-cols-[55fr_45fr]' : 'lg:grid-cols-[272px_minmax(0,1fr)] lg:gap-10'}`}
      >
        <aside
          id={filtersId}
          aria-label={t(productListTexts.filters)}
          className={`filters-aside hidden overscroll-contain max-lg:order-last lg:sticky lg:top-[72px] lg:max-h-[calc(100dvh-72px)] lg:self-start lg:overflow-y-auto lg:py-2 lg:pe-3 lg:[scrollbar-width:thin] ${mapped ? '' : 'lg:block'}`}
        >
          {sheet ? null : chosen}
        </aside>
        <section
          id="results"
          tabIndex={-1}
          aria-label={t(productListTexts.results)}
          className="flex min-w-0 flex-col gap-6 outline-none max-md:gap-2"
        >
          <ResultsBar
            view={view}
            path={path}
            onSort={sort}
            onFilters={() => setSheet(true)}
            sheet={mapped}
            {...(clear && { clear })}
          >
            {map ? (
              <Button
                variant="secondary"
                size="sm"
                aria-pressed={mapped}
                onClick={() => (mapped ? closeMap() : setMapped(true))}
                className="needs-script shrink-0 max-sm:px-3 aria-pressed:bg-ink aria-pressed:text-paper"
              >
                <Icon name="map-pin" size={18} />
                {t(productListTexts.map)}
              </Button>
            ) : null}
            {looks}
          </ResultsBar>
          {view.notices.map((notice) => (
            <p key={notice} className="rounded-field bg-support-soft px-4 py-3 text-ink max-md:py-2 max-md:text-sm">
              {notice}
            </p>
          ))}
          {results(busy, mapped)}
        </section>
        {map && mapped ? (
          <div className="min-w-0 lg:sticky lg:top-[88px] lg:h-[calc(100dvh-104px)]">
            <Suspense fallback={null}>
              <ListMap address={`${path}?${view.query}`} what={map} onClose={closeMap} />
            </Suspense>
          </div>
        ) : null}
      </div>
      <RecentWhenIdle className="page pt-16" />
      {sheet ? (
        <Suspense fallback={null}>
          <FilterSheet
            clear={view.clear}
            found={view.found}
            busy={busy}
            onClose={() => setSheet(false)}
            {...(clear && { clearText: clear })}
          >
            {chosen}
          </FilterSheet>
        </Suspense>
      ) : null}
    </>
  );
}

/** The data that a page showed last in this tab, in case its next data fails to load. Nothing on the server. */
export function makeLastShown<Shown>() {
  let last: Shown | undefined;
  return {
    useStored(shown: Shown): void {
      useEffect(() => {
        last = shown;
      });
    },
    shown: (): Shown | undefined => last,
  };
}

import { lazy, Suspense, useState } from 'react';
import { data, useLocation, useNavigate, useNavigation } from 'react-router';
import { searchStays } from '../../service/catalog/stays/search-stays.ts';
import { parseStaySearch, unclearDays } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { whyMissing } from '../device/missing-data.ts';
import { HeroFrame } from '../product/hero-frame.tsx';
import { ResultsBar } from '../product/results-bar.tsx';
import { service } from '../service.ts';
import { privatePage, publicPage } from '../shell/page-headers.ts';
import { pageTitle } from '../shell/page-title.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { ListLooks } from '../stay/list-looks.tsx';
import { listHead } from '../stay/stay-list-head.ts';
import { stayListView } from '../stay/stay-list-view.ts';
import { StayResults } from '../stay/stay-results.tsx';
import { StaysHero, staysScene } from '../stay/stays-hero.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { later } from '../ui/later.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/stays';

const filtersId = 'filters';
const StayFilters = later(filtersId, () => import('../stay/stay-filters.tsx'));
const FilterSheet = lazy(() => import('../product/filter-sheet.tsx'));
const ResultsMap = lazy(() => import('../stay/results-map.tsx'));

export const handle: RouteHandle = { overHero: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const day = today(ctx.now);
  const asked = new URL(request.url).searchParams;
  const search = parseStaySearch(asked, day);
  const found = await searchStays(ctx, search);
  return data(
    {
      view: stayListView(search, found, unclearDays(asked, day)),
      today: day,
      head: listHead(search, found, ctx.config.publicUrl),
    },
    // what depends on stock is for the one who asked
    { headers: search.dates ? privatePage() : publicPage() },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? loaderData.head : [{ title: pageTitle('Stays') }];
}

export default function Stays({ loaderData }: Route.ComponentProps) {
  const { view, today } = loaderData;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [sheet, setSheet] = useState(false);
  const [map, setMap] = useState(false);
  const busy = navigation.state === 'loading' && navigation.location.pathname === urls.stays;
  // a tick is seen at once, its results when they are there
  const [wanted, setWanted] = useState({ query: view.query, on: view });
  const query = wanted.on === view ? wanted.query : view.query;
  function change(query: string) {
    setWanted({ query, on: view });
    void navigate(query ? `${urls.stays}?${query}` : urls.stays, { preventScrollReset: true });
  }
  function sort(chosen: string) {
    const next = new URLSearchParams(query);
    next.set('sort', chosen);
    change(next.toString());
  }
  const filters = (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <StayFilters view={view} query={query} onChange={change} />
    </Suspense>
  );

  return (
    <>
      <StaysHero view={view} today={today} />
      {/* outside of the grid: without JavaScript it would take a cell of it */}
      <noscript>
        <style>{'.filters-aside{display:block!important}.more-values{display:flex!important}'}</style>
      </noscript>
      <div className="page grid gap-8 pt-16 pb-20 lg:grid-cols-[272px_minmax(0,1fr)] lg:gap-10 lg:pt-20">
        <aside
          id={filtersId}
          aria-label="Filters"
          className="filters-aside hidden overscroll-contain max-lg:order-last lg:sticky lg:top-[72px] lg:block lg:max-h-[calc(100dvh-72px)] lg:self-start lg:overflow-y-auto lg:py-2 lg:pe-3 lg:[scrollbar-width:thin]"
        >
          {sheet ? null : filters}
        </aside>
        <section aria-label="Results" className="min-w-0 space-y-6">
          <ResultsBar view={view} path={urls.stays} onSort={sort} onFilters={() => setSheet(true)}>
            <ListLooks view={view} map={map} onMap={() => setMap(!map)} />
          </ResultsBar>
          {view.notices.map((notice) => (
            <p key={notice} className="rounded-field bg-support-soft px-4 py-3 text-ink">
              {notice}
            </p>
          ))}
          {map && view.total > 0 ? (
            <Suspense fallback={<div className="h-[min(70dvh,520px)] rounded-card bg-sunk" />}>
              <ResultsMap query={view.shownQuery} />
            </Suspense>
          ) : null}
          <StayResults view={view} busy={busy} />
        </section>
      </div>
      {sheet ? (
        <Suspense fallback={null}>
          <FilterSheet clear={view.clear} found={view.found} busy={busy} onClose={() => setSheet(false)}>
            {filters}
          </FilterSheet>
        </Suspense>
      ) : null}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <HeroFrame title="Error loading stays" scene={staysScene} />
      <div className="page grid justify-items-center gap-6 py-16 text-center">
        <p className="text-lg text-ink-soft">{whyMissing(error, 'Failed to fetch stays')}</p>
        <ButtonLink to={pathname + search} reloadDocument>
          Try Again
        </ButtonLink>
      </div>
    </>
  );
}

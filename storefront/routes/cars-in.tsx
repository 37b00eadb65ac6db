import { lazy, Suspense, useState } from 'react';
import { data, useLocation, useNavigate, useNavigation } from 'react-router';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { unclearRental } from '../../service/catalog/car-rentals/rental-dates.ts';
import { searchCars } from '../../service/catalog/car-rentals/search-cars.ts';
import { today } from '../../service/core/day.ts';
import { carListHead } from '../car/car-list-head.ts';
import { carListView } from '../car/car-list-view.ts';
import { CarResults } from '../car/car-results.tsx';
import { CarSearchForm } from '../car/car-search-form.tsx';
import { whyMissing } from '../device/missing-data.ts';
import { HeroFrame } from '../product/hero-frame.tsx';
import { ResultsBar } from '../product/results-bar.tsx';
import { service } from '../service.ts';
import { privatePage, publicPage } from '../shell/page-headers.ts';
import { pageTitle } from '../shell/page-title.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { ButtonLink } from '../ui/button.tsx';
import { later } from '../ui/later.ts';
import type { Route } from './+types/cars-in';

const filtersId = 'filters';
const CarFilters = later(filtersId, () => import('../car/car-filters.tsx'));
const FilterSheet = lazy(() => import('../product/filter-sheet.tsx'));
const scene = '/artwork/car-suv-14';

export const handle: RouteHandle = { overHero: true };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const day = today(ctx.now);
  const asked = new URL(request.url).searchParams;
  const search = parseCarSearch(params.city, asked, day);
  const found = await searchCars(ctx, search);
  return data(
    {
      view: carListView(search, found, unclearRental(asked.get('pickupDate'), asked.get('returnDate'), day)),
      today: day,
      head: carListHead(search, found, ctx.config.publicUrl),
    },
    // what depends on stock is for the one who asked
    { headers: search.dates ? privatePage() : publicPage() },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? loaderData.head : [{ title: pageTitle('Car Rentals') }];
}

export default function CarsIn({ loaderData }: Route.ComponentProps) {
  const { view, today } = loaderData;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [sheet, setSheet] = useState(false);
  const busy = navigation.state === 'loading' && navigation.location.pathname === view.path;
  // a tick is seen at once, its results when they are there
  const [wanted, setWanted] = useState({ query: view.query, on: view });
  const query = wanted.on === view ? wanted.query : view.query;
  function change(query: string) {
    setWanted({ query, on: view });
    void navigate(query ? `${view.path}?${query}` : view.path, { preventScrollReset: true });
  }
  function sort(chosen: string) {
    const next = new URLSearchParams(query);
    next.set('sort', chosen);
    change(next.toString());
  }
  const filters = (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <CarFilters view={view} query={query} onChange={change} />
    </Suspense>
  );

  return (
    <>
      <HeroFrame title={view.title} scene={scene} focus="80% 92%" narrow>
        <CarSearchForm
          // another address is another form
          key={JSON.stringify(view.asked)}
          today={today}
          initial={view.asked}
          keep={view.keep.search}
        />
      </HeroFrame>
      {/* outside of the grid: without JavaScript it would take a cell of it */}
      <noscript>
        <style>{'.filters-aside{display:block!important}'}</style>
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
          <ResultsBar view={view} path={view.path} onSort={sort} onFilters={() => setSheet(true)} clear="Clear all" />
          {view.notices.map((notice) => (
            <p key={notice} className="rounded-field bg-support-soft px-4 py-3 text-ink">
              {notice}
            </p>
          ))}
          <CarResults view={view} busy={busy} />
        </section>
      </div>
      {sheet ? (
        <Suspense fallback={null}>
          <FilterSheet
            clear={view.clear}
            clearText="Clear all"
            found={view.found}
            busy={busy}
            onClose={() => setSheet(false)}
          >
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
      <HeroFrame title="Car Rentals" scene={scene} focus="80% 92%" narrow />
      <div className="page grid justify-items-center gap-6 py-16 text-center">
        <p className="text-lg text-ink-soft">{whyMissing(error, 'Failed to fetch cars')}</p>
        <ButtonLink to={pathname + search} reloadDocument>
          Try Again
        </ButtonLink>
      </div>
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import { data, useNavigate, useNavigation } from 'react-router';
import { searchStays } from '../../service/catalog/stays/search-stays.ts';
import { parseStaySearch, type StaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { service } from '../service.ts';
import { privatePage, publicPage } from '../shell/page-headers.ts';
import { pageTitle } from '../shell/page-title.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { addressOf, ResultsBar } from '../stay/results-bar.tsx';
import { StayFilters } from '../stay/stay-filters.tsx';
import { StayResults } from '../stay/stay-results.tsx';
import { StaysHero } from '../stay/stays-hero.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/stays';

const FilterSheet = lazy(() => import('../stay/filter-sheet.tsx'));

export const handle: RouteHandle = { overHero: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const day = today(ctx.now);
  const search = parseStaySearch(new URL(request.url).searchParams, day);
  const found = await searchStays(ctx, search);
  // what depends on stock is for the one who asked
  const url = ctx.config.publicUrl + addressOf({ ...search, dates: null, view: 'grid', pages: 1 });
  return data({ search, found, today: day, url }, { headers: search.dates ? privatePage() : publicPage() });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle('Stays') }];
  const { search, found, url } = loaderData;
  const [type, more] = search.propertyTypes;
  const what = type && !more ? type : 'Stays';
  const where = found.place?.name ?? 'India';
  return [
    { title: pageTitle(`${what} in ${where}`) },
    {
      name: 'description',
      content: `${found.total} ${what.toLowerCase()} in ${where}, each with the whole price: room, fees and tax.`,
    },
    { tagName: 'link', rel: 'canonical', href: url },
  ];
}

export default function Stays({ loaderData }: Route.ComponentProps) {
  const { found, today } = loaderData;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [sheet, setSheet] = useState(false);
  const busy = navigation.state === 'loading' && navigation.location.pathname === urls.stays;
  // a tick is seen at once, its results when they are there
  const [wanted, setWanted] = useState({ search: loaderData.search, on: loaderData.search });
  const search = wanted.on === loaderData.search ? wanted.search : loaderData.search;
  function change(next: StaySearch) {
    setWanted({ search: next, on: loaderData.search });
    void navigate(addressOf(next), { preventScrollReset: true });
  }
  const filters = <StayFilters search={search} found={found} onChange={change} />;

  return (
    <>
      <StaysHero search={loaderData.search} today={today} />
      {/* outside of the grid: without JavaScript it would take a cell of it */}
      <noscript>
        <style>{'.filters-aside,.more-values{display:block!important}.more-values{display:flex!important}'}</style>
      </noscript>
      <div className="page grid gap-8 pt-16 pb-20 lg:grid-cols-[272px_minmax(0,1fr)] lg:gap-10 lg:pt-20">
        <aside
          aria-label="Filters"
          className="filters-aside hidden overscroll-contain max-lg:order-last lg:sticky lg:top-[72px] lg:block lg:max-h-[calc(100dvh-72px)] lg:self-start lg:overflow-y-auto lg:py-2 lg:pe-3 lg:[scrollbar-width:thin]"
        >
          {sheet ? null : filters}
        </aside>
        <section aria-label="Results" className="min-w-0 space-y-6">
          <ResultsBar
            search={loaderData.search}
            total={found.total}
            place={found.place}
            onChange={change}
            onFilters={() => setSheet(true)}
          />
          {found.place?.corrected ? (
            <p className="rounded-field bg-support-soft px-4 py-3 text-ink">
              Showing stays in {found.place.name} for “{loaderData.search.location}”.
            </p>
          ) : null}
          <StayResults search={loaderData.search} found={found} busy={busy} />
        </section>
      </div>
      {sheet ? (
        <Suspense fallback={null}>
          <FilterSheet search={search} total={found.total} busy={busy} onClose={() => setSheet(false)}>
            {filters}
          </FilterSheet>
        </Suspense>
      ) : null}
    </>
  );
}

export function ErrorBoundary() {
  return (
    <div className="page grid justify-items-center gap-4 py-24 text-center">
      <h1 className="text-3xl md:text-4xl">Error loading stays</h1>
      <p className="text-lg text-ink-soft">Failed to fetch stays</p>
      <ButtonLink to="" reloadDocument className="mt-4">
        Try Again
      </ButtonLink>
    </div>
  );
}

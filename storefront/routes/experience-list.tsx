import { lazy, Suspense, useState } from 'react';
import { data, redirect, useNavigate, useNavigation } from 'react-router';
import { parseExperienceSearch, unclearDay } from '../../service/catalog/experiences/experience-search.ts';
import { searchExperiences } from '../../service/catalog/experiences/search-experiences.ts';
import { today } from '../../service/core/day.ts';
import { experienceListHead } from '../experience-list/experience-list-head.ts';
import { experienceListView } from '../experience-list/experience-list-view.ts';
import { ExperienceResults } from '../experience-list/experience-results.tsx';
import { listAt, placeAsked } from '../experience-list/list-address.ts';
import { VisitSearchForm } from '../experience-list/visit-search-form.tsx';
import { HeroFrame } from '../product/hero-frame.tsx';
import { ResultsBar } from '../product/results-bar.tsx';
import { service } from '../service.ts';
import { privatePage, publicPage } from '../shell/page-headers.ts';
import { pageTitle } from '../shell/page-title.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { later } from '../ui/later.ts';
import type { Route } from './+types/experience-list';

const filtersId = 'filters';
const Filters = later(filtersId, () => import('../experience-list/experience-filters-form.tsx'));
const ListError = lazy(() => import('../experience-list/list-error.tsx'));
const FilterSheet = lazy(() => import('../product/filter-sheet.tsx'));

export const handle: RouteHandle = { overHero: true };

/** Attractions everywhere or at a place, tours of a category or at a place. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const list = listAt(url.pathname);
  if (!list) throw data(null, { status: 404 });
  const ctx = context.get(service);
  const day = today(ctx.now);
  const asked = url.searchParams;
  const elsewhere = placeAsked(list.type, asked);
  if (elsewhere) throw redirect(elsewhere);
  const search = parseExperienceSearch(list, asked, day);
  const found = await searchExperiences(ctx, search);
  return data(
    {
      view: experienceListView(search, found, unclearDay(asked.get('date'), day)),
      today: day,
      head: experienceListHead(search, found, ctx.config.publicUrl),
    },
    // what depends on stock is for the one who asked
    { headers: search.day ? privatePage() : publicPage() },
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ? privatePage() : loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? loaderData.head : [{ title: pageTitle('Nothing found') }, { name: 'robots', content: 'noindex' }];
}

export default function ExperienceList({ loaderData: { view, today } }: Route.ComponentProps) {
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
      <Filters view={view} query={query} onChange={change} />
    </Suspense>
  );
  return (
    <>
      <HeroFrame title={view.title} scene={view.scene} label={view.label}>
        <VisitSearchForm
          // another address is another form
          key={JSON.stringify(view.asked)}
          asked={view.asked}
          path={view.path}
          today={today}
          keep={view.keep.search}
        />
      </HeroFrame>
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
          <ResultsBar view={view} path={view.path} onSort={sort} onFilters={() => setSheet(true)} clear="Clear all" />
          {view.notices.map((notice) => (
            <p key={notice} className="rounded-field bg-support-soft px-4 py-3 text-ink">
              {notice}
            </p>
          ))}
          <ExperienceResults view={view} busy={busy} />
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
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <ListError error={error} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { experienceListFailedTexts } from '../../messages/en/experience-list/failed.ts';
import { experienceListResultsTexts } from '../../messages/en/experience-list/results.ts';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { invalidDay } from '../../service/catalog/experiences/visit.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { pageAddress } from '../../service/core/language-address.ts';
import { searchList } from '../../service/search/search-list.ts';
import { experienceListHead } from '../experience-list/experience-list-head.ts';
import { experienceListView } from '../experience-list/experience-list-view.ts';
import { ExperienceResults } from '../experience-list/experience-results.tsx';
import { ExperiencesFailed } from '../experience-list/experiences-failed.tsx';
import { listAt, requestedPlacePath } from '../experience-list/list-address.ts';
import { VisitSearchForm } from '../experience-list/visit-search-form.tsx';
import { HeroFrame } from '../product/hero-frame.tsx';
import { filtersId, ListPage, type ListPageProps, makeLastShown } from '../product/list-page.tsx';
import { later } from '../rendering/later.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { publicPageShowing } from '../server/page-dependencies.ts';
import { foundOrFailed } from '../server/page-reads.ts';
import { cardsSentOnce, service } from '../service.ts';
import type { RouteHandle } from '../shell/navigation.ts';
import { pageTitle, privatePage } from '../shell/page-head.ts';
import type { Route } from './+types/experience-list';

const Filters = later(filtersId, () => import('../experience-list/experience-filters-form.tsx'));
const ListError = lazy(() => import('../experience-list/list-error.tsx'));

export const handle: RouteHandle = { overHero: true };

/** Attractions everywhere or at a place, tours of a category or at a place. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const list = listAt(pageAddress(url.pathname).path);
  if (!list) throw data(null, { status: 404 });
  const ctx = context.get(service);
  const t = await textForReader(ctx);
  const day = today(ctx.now);
  const requested = url.searchParams;
  const elsewhere = requestedPlacePath(list.type, requested);
  if (elsewhere) throw redirect(elsewhere);
  const search = parseExperienceSearch(list, requested, day);
  const found = await foundOrFailed(ctx, searchList(ctx, experienceLists[list.type], search));
  return data(
    {
      view: cardsSentOnce(context, experienceListView(t, search, found, invalidDay(t, requested.get('date'), day))),
      today: day,
      head: experienceListHead(t, search, found, ctx.config.publicUrl),
    },
    // data that depends on stock is for this visitor only
    {
      status: found.failed ?? 200,
      headers:
        search.day || found.failed ? privatePage() : publicPageShowing({ [list.type]: { listedAt: found.within } }),
    },
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ? privatePage() : loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  return loaderData
    ? loaderData.head
    : [{ title: pageTitle(t, t(experienceListFailedTexts.nothingFound)) }, { name: 'robots', content: 'noindex' }];
}

type Shown = Route.ComponentProps['loaderData'];
const last = makeLastShown<Shown>();

export default function ExperienceList({ loaderData }: Route.ComponentProps) {
  last.useStored(loaderData);
  const { view } = loaderData;
  const results: ListPageProps['results'] = (busy, map) => <ExperienceResults view={view} busy={busy} map={map} />;
  return <Experiences {...loaderData} results={results} />;
}

function Experiences({ view, today, results }: Pick<Shown, 'view' | 'today'> & Pick<ListPageProps, 'results'>) {
  const t = useText();
  return (
    <ListPage
      view={view}
      path={view.path}
      hero={
        <HeroFrame
          title={view.title}
          scene={view.scene}
          label={view.label}
          guide={view.guide}
          height={view.searched ? 'lowest' : 'low'}
        >
          <VisitSearchForm
            // another address is another form
            key={JSON.stringify(view.requested)}
            requested={view.requested}
            path={view.path}
            pill={view.pill}
            today={today}
            keep={view.keep.search}
          />
        </HeroFrame>
      }
      filters={(query, change) => <Filters view={view} query={query} onChange={change} />}
      clear={t(experienceListResultsTexts.clearAll)}
      map={t(
        view.requested.type === 'tour-package'
          ? experienceListResultsTexts.tours
          : experienceListResultsTexts.attractions,
      )}
      results={results}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const before = last.shown();
  if (before?.view.path === pathname) {
    const view = { ...before.view, query: search.slice(1), headline: '', chips: [], notices: [] };
    return (
      <Experiences
        {...before}
        view={view}
        results={() => <ExperiencesFailed type={view.requested.type} error={error} />}
      />
    );
  }
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <ListError error={error} />
    </Suspense>
  );
}

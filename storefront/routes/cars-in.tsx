import { data, useLocation } from 'react-router';
import { carResultsTexts } from '../../messages/en/car/results.ts';
import { carList } from '../../service/catalog/car-rentals/car-list.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { invalidRental } from '../../service/catalog/car-rentals/rental-dates.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { searchList } from '../../service/search/search-list.ts';
import { carListHead } from '../car/car-list-head.ts';
import { carListView } from '../car/car-list-view.ts';
import { CarResults } from '../car/car-results.tsx';
import { CarSearchForm } from '../car/car-search-form.tsx';
import { CarListError, CarsFailed } from '../car/cars-failed.tsx';
import { HeroFrame } from '../product/hero-frame.tsx';
import { filtersId, ListPage, type ListPageProps, makeLastShown } from '../product/list-page.tsx';
import { later } from '../rendering/later.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { publicPageShowing } from '../server/page-dependencies.ts';
import { foundOrFailed } from '../server/page-reads.ts';
import { cardsSentOnce, service } from '../service.ts';
import type { RouteHandle } from '../shell/navigation.ts';
import { pageTitle, privatePage } from '../shell/page-head.ts';
import type { Route } from './+types/cars-in';

const CarFilters = later(filtersId, () => import('../car/car-filters.tsx'));
const scene = '/artwork/car-suv-14';

export const handle: RouteHandle = { overHero: true };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const t = await textForReader(ctx);
  const day = today(ctx.now);
  const requested = new URL(request.url).searchParams;
  const { limits } = await readSaleSettings(ctx);
  const search = parseCarSearch(params.city, requested, day, limits.rentalDays);
  const found = await foundOrFailed(ctx, searchList(ctx, carList, search));
  return data(
    {
      view: cardsSentOnce(
        context,
        carListView(
          t,
          search,
          found,
          invalidRental(t, requested.get('pickupDate'), requested.get('returnDate'), day, limits.rentalDays),
        ),
      ),
      today: day,
      head: carListHead(t, search, found, ctx.config.publicUrl),
    },
    // data that depends on stock is for this visitor only
    {
      status: found.failed ?? 200,
      headers:
        search.dates || found.failed ? privatePage() : publicPageShowing({ 'car-rental': { listedAt: found.within } }),
    },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  return loaderData ? loaderData.head : [{ title: pageTitle(t, t(carResultsTexts.title)) }];
}

type Shown = Route.ComponentProps['loaderData'];
const last = makeLastShown<Shown>();

export default function CarsIn({ loaderData }: Route.ComponentProps) {
  last.useStored(loaderData);
  return <Cars {...loaderData} results={(busy) => <CarResults view={loaderData.view} busy={busy} />} />;
}

function Cars({ view, today, results }: Pick<Shown, 'view' | 'today'> & Pick<ListPageProps, 'results'>) {
  const t = useText();
  return (
    <ListPage
      view={view}
      path={view.path}
      hero={
        <HeroFrame
          title={view.title}
          scene={scene}
          guide={view.guide}
          focus="80% 50%"
          height={view.searched ? 'lowest' : 'low'}
        >
          <CarSearchForm
            // another address is another form
            key={JSON.stringify(view.requested)}
            pill={view.pill}
            today={today}
            initial={view.requested}
            keep={view.keep.search}
          />
        </HeroFrame>
      }
      filters={(query, change) => <CarFilters view={view} query={query} onChange={change} />}
      clear={t(carResultsTexts.clearAll)}
      results={results}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const before = last.shown();
  if (before?.view.path !== pathname) return <CarListError error={error} scene={scene} />;
  const view = { ...before.view, query: search.slice(1), headline: '', chips: [], notices: [] };
  return <Cars {...before} view={view} results={() => <CarsFailed error={error} />} />;
}

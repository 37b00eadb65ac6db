import { data } from 'react-router';
import { searchList } from '../../service/catalog/lists/search-list.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch, tooLargeParty, unclearDays } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { HeroFrame } from '../product/hero-frame.tsx';
import { ListFailed } from '../product/list-failed.tsx';
import { filtersId, ListPage } from '../product/list-page.tsx';
import { publicPageOf } from '../server/public-page-of.ts';
import { saidOnce } from '../server/said-once.ts';
import { service } from '../service.ts';
import { privatePage } from '../shell/page-headers.ts';
import { pageTitle } from '../shell/page-title.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { ListLooks } from '../stay/list-looks.tsx';
import { listHead } from '../stay/stay-list-head.ts';
import { stayListView } from '../stay/stay-list-view.ts';
import { StayResults } from '../stay/stay-results.tsx';
import { StaysHero, staysScene } from '../stay/stays-hero.tsx';
import { later } from '../ui/later.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/stays';

const StayFilters = later(filtersId, () => import('../stay/stay-filters.tsx'));

export const handle: RouteHandle = { overHero: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const day = today(ctx.now);
  const asked = new URL(request.url).searchParams;
  const { limits } = await readSaleSettings(ctx);
  const search = parseStaySearch(asked, day, limits.nights);
  const found = await searchList(ctx, stayList, search);
  return data(
    {
      view: saidOnce(
        context,
        stayListView(search, found, unclearDays(asked, day, limits.nights), tooLargeParty(asked)),
      ),
      today: day,
      head: listHead(search, found, ctx.config.publicUrl),
    },
    // what depends on stock is for the one who asked
    { headers: search.dates ? privatePage() : publicPageOf({ stay: { listedAt: found.within } }) },
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
  return (
    <ListPage
      view={view}
      path={urls.stays}
      hero={<StaysHero view={view} today={today} />}
      filters={(query, change) => <StayFilters view={view} query={query} onChange={change} />}
      looks={<ListLooks view={view} />}
      map="stays"
      results={(busy, map) => <StayResults view={view} busy={busy} map={map} />}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const hero = <HeroFrame title="Error loading stays" scene={staysScene} />;
  return <ListFailed hero={hero} error={error} text="Failed to fetch stays" />;
}

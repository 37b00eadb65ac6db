import { useEffect } from 'react';
import { data, Link, useLocation, useNavigate } from 'react-router';
import { stayListTexts } from '../../messages/en/stay/list.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { invalidDates, parseStaySearch, tooLargeParty, unknownType } from '../../service/catalog/stays/stay-search.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { searchList } from '../../service/search/search-list.ts';
import { readItem, writeItem } from '../device/storage.ts';
import { filtersId, ListPage, type ListPageProps, makeLastShown } from '../product/list-page.tsx';
import { later } from '../rendering/later.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { publicPageShowing } from '../server/page-dependencies.ts';
import { foundOrFailed } from '../server/page-reads.ts';
import { cardsSentOnce, service } from '../service.ts';
import type { RouteHandle } from '../shell/navigation.ts';
import { pageTitle, privatePage } from '../shell/page-head.ts';
import { listHead } from '../stay/stay-list-head.ts';
import { type StayListView, stayListView } from '../stay/stay-list-view.ts';
import { StayResults, StaysFailed } from '../stay/stay-results.tsx';
import { StaysHero } from '../stay/stays-hero.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/stays';

const StayFilters = later(filtersId, () => import('../stay/stay-filters.tsx'));

export const handle: RouteHandle = { overHero: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const t = await textForReader(ctx);
  const day = today(ctx.now);
  const params = new URL(request.url).searchParams;
  const { limits } = await readSaleSettings(ctx);
  const search = parseStaySearch(params, day, limits.nights);
  const found = await foundOrFailed(ctx, searchList(ctx, stayList, search));
  return data(
    {
      view: cardsSentOnce(
        context,
        stayListView(
          t,
          search,
          found,
          invalidDates(t, params, day, limits.nights),
          tooLargeParty(t, params),
          unknownType(t, params),
        ),
      ),
      today: day,
      head: listHead(t, search, found, ctx.config.publicUrl),
    },
    // data that depends on stock is for this visitor only
    {
      status: found.failed ?? 200,
      headers: search.dates || found.failed ? privatePage() : publicPageShowing({ stay: { listedAt: found.within } }),
    },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  return loaderData ? loaderData.head : [{ title: pageTitle(t, t(stayListTexts.title)) }];
}

type Shown = Route.ComponentProps['loaderData'];
const last = makeLastShown<Shown>();

export default function Stays({ loaderData }: Route.ComponentProps) {
  last.useStored(loaderData);
  const { view } = loaderData;
  return <StayList {...loaderData} results={(busy, map) => <StayResults view={view} busy={busy} map={map} />} />;
}

function StayList({ view, today, results }: Pick<Shown, 'view' | 'today'> & Pick<ListPageProps, 'results'>) {
  const t = useText();
  return (
    <ListPage
      view={view}
      path={urls.stays}
      hero={<StaysHero view={view} today={today} />}
      filters={(query, change) => <StayFilters view={view} query={query} onChange={change} />}
      looks={<ListLooks view={view} />}
      map={t(stayListTexts.stays)}
      results={results}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { search } = useLocation();
  const before = last.shown();
  if (before) {
    const view = { ...before.view, query: search.slice(1), headline: '', chips: [], notices: [] };
    return <StayList {...before} view={view} results={() => <StaysFailed error={error} />} />;
  }
  const query = new URLSearchParams(search);
  const [location = '', checkIn = '', checkOut = ''] = ['location', 'checkIn', 'checkOut'].map(
    (name) => query.get(name) ?? '',
  );
  const params = { location, checkIn, checkOut, flexible: false, adults: 1, children: 0, rooms: 1 };
  return (
    <>
      <StaysHero
        view={{ requested: params, keep: { filters: [], search: [] }, pill: '', searched: false, guide: null }}
        today={undefined}
      />
      <div className="page pt-8 pb-20">
        <StaysFailed error={error} />
      </div>
    </>
  );
}

/** The key under which the device keeps the look of lists. */
const chosenLook = 'look';

/** Switches between grid and list, and remembers the choice. */
function ListLooks({ view }: { view: Pick<StayListView, 'look' | 'looks'> }) {
  const t = useText();
  const navigate = useNavigate();
  const list = view.looks.find(({ look }) => look === 'list')?.to;
  // an address without a view gets the one that was chosen last; on phones both are the same
  useEffect(() => {
    if (readItem(chosenLook) !== 'list' || view.look === 'list' || !list) return;
    if (window.matchMedia('(width >= 640px)').matches) void navigate(list, { replace: true, preventScrollReset: true });
  }, [view.look, list, navigate]);
  return (
    <fieldset className="hidden overflow-hidden rounded-field border border-line-strong sm:flex">
      <legend className="sr-only">{t(stayListTexts.view)}</legend>
      {view.looks.map(({ look, label, to }) => (
        <Link
          key={look}
          to={to}
          preventScrollReset
          replace
          onClick={() => writeItem(chosenLook, look)}
          aria-current={view.look === look ? 'true' : undefined}
          className={`grid size-11 place-items-center ${view.look === look ? 'bg-ink text-paper' : 'bg-card text-ink hover:bg-sunk'}`}
        >
          <Icon name={look === 'grid' ? 'layout-grid' : 'rows-3'} size={19} />
          <span className="sr-only">{label}</span>
        </Link>
      ))}
    </fieldset>
  );
}

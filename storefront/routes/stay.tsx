import { Suspense } from 'react';
import { data } from 'react-router';
import { stayErrorTexts } from '../../messages/en/stay/error.ts';
import { stayRouteTexts } from '../../messages/en/stay/route.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { stayAvailability } from '../../service/catalog/stays/availability.ts';
import { getStay } from '../../service/catalog/stays/get-stay.ts';
import { similarStays } from '../../service/catalog/stays/similar-stays.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { travelParams } from '../../service/catalog/stays/travel-params.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { ProductSkeleton } from '../product/product-skeleton.tsx';
import { later } from '../rendering/later.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { publicPageShowing } from '../server/page-dependencies.ts';
import { optionalReads } from '../server/page-reads.ts';
import { service } from '../service.ts';
import { pageTitle, privatePage } from '../shell/page-head.ts';
import { StaySearchForm } from '../stay/search-form.tsx';
import { StayError } from '../stay/stay-error.tsx';
import { stayHead } from '../stay/stay-head.ts';
import { stayPageView } from '../stay/stay-page-view.ts';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/stay';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const t = await textForReader(ctx);
  const day = today(ctx.now);
  const { taxRules, limits, stayFees, policies } = await readSaleSettings(ctx);
  const query = new URL(request.url).searchParams;
  const { dates, adults, children, rooms } = parseStaySearch(query, day, limits.nights);
  const stay = await getStay(ctx, params.slug);
  if (!stay) throw data({ slug: params.slug }, { status: 404 });
  const reads = optionalReads(ctx);
  const nights = dates
    ? await reads.read(
        'availability',
        stayAvailability(ctx, { slug: stay.slug, from: dates.checkIn, to: dates.checkOut }),
        [],
      )
    : [];
  const similar = await reads.read('similar stays', similarStays(ctx, stay.id), []);
  const shown = [stay, ...similar].map(({ id }) => id);
  const search = { adults, children, rooms, ...dates };
  return data(
    {
      stay: stayPageView(t, stay, {
        similar,
        taxRules,
        stayFees,
        mostNights: limits.nights,
        policies,
        travel: travelParams({ dates, adults, children, rooms }),
      }),
      nights,
      search,
      requested: {
        range: { checkIn: dates?.checkIn ?? null, checkOut: dates?.checkOut ?? null },
        adults,
        children,
        rooms,
        room: Number(query.get('room')) || null,
      },
      today: day,
      url: ctx.config.publicUrl + urls.stay(stay.slug),
      head: stayHead(t, stay, ctx.config.publicUrl),
    },
    // data that depends on stock is for this visitor only
    {
      headers:
        dates || stay.incomplete || !reads.isComplete() ? privatePage() : publicPageShowing({ stay: { ids: shown } }),
    },
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ? privatePage() : loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  if (!loaderData) return [{ title: pageTitle(t, t(stayErrorTexts.title)) }, { name: 'robots', content: 'noindex' }];
  return loaderData.head;
}

const id = 'stay';
const StayView = later(id, () => import('../stay/stay-view.tsx'));

export default function Stay({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { stay, search, requested, nights, today, url } = loaderData;
  return (
    <>
      <noscript>
        <style>
          {
            '.booking-aside{display:block!important}.more-values{display:flex!important}.shortened{display:block!important}'
          }
        </style>
      </noscript>
      <div className="page fold-always pt-3">
        <a href="#search" className="search-pill md:w-96">
          <Icon name="search" size={20} />
          {t(stayRouteTexts.searchOthers)}
        </a>
        <div className="folded">
          <StaySearchForm look="bar" today={today} initial={search} />
        </div>
      </div>
      <div id={id}>
        <Suspense fallback={<ProductSkeleton text={t(stayRouteTexts.loading)} />}>
          <StayView
            // other dates in the address are another visit
            key={`${stay.slug} ${JSON.stringify(search)}`}
            stay={stay}
            requested={requested}
            nights={nights}
            today={today}
            url={url}
          />
        </Suspense>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StayError error={error} />;
}

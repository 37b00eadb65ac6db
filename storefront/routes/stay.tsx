import { data, isRouteErrorResponse, useParams } from 'react-router';
import { stayAvailability } from '../../service/catalog/stays/availability.ts';
import { getStay } from '../../service/catalog/stays/get-stay.ts';
import type { StayPageData } from '../../service/catalog/stays/stay-page-data.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { service } from '../service.ts';
import { privatePage, publicPage } from '../shell/page-headers.ts';
import { pageTitle } from '../shell/page-title.ts';
import { panelLimits } from '../stay/booking-choice.ts';
import { StaySearchForm } from '../stay/search-form.tsx';
import { StayView } from '../stay/stay-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/stay';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const day = today(ctx.now);
  const { dates, adults, children, rooms } = parseStaySearch(new URL(request.url).searchParams, day);
  const stay = await getStay(ctx, params.slug);
  if (!stay) throw data({ slug: params.slug }, { status: 404 });
  const nights = dates ? await stayAvailability(ctx, { slug: stay.slug, from: dates.checkIn, to: dates.checkOut }) : [];
  const asked = {
    range: { checkIn: dates?.checkIn ?? null, checkOut: dates?.checkOut ?? null },
    adults,
    children,
    rooms: Math.min(rooms, panelLimits.rooms),
  };
  const url = new URL(urls.stay(stay.slug), ctx.config.publicUrl).href;
  return data({ stay, nights, asked, today: day, url }, { headers: dates ? privatePage() : publicPage() });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ? privatePage() : loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle('Error Loading Stay') }, { name: 'robots', content: 'noindex' }];
  const { stay, url } = loaderData;
  const description = stay.description.slice(0, 155).replace(/\s+\S*$/, ' …');
  const image = stay.images[0] ? new URL(stay.images[0].url, url).href : undefined;
  return [
    { title: pageTitle(`${stay.name}, ${stay.location}`) },
    { name: 'description', content: description },
    { property: 'og:title', content: stay.name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { 'script:ld+json': lodging(stay, url, image) },
  ];
}

function lodging(stay: StayPageData, url: string, image: string | undefined) {
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    name: stay.name,
    url,
    address: stay.location,
    ...(image ? { image } : {}),
    ...(stay.latitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: stay.latitude, longitude: stay.longitude } }),
    ...(stay.rating > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: stay.rating,
            bestRating: 10,
            reviewCount: stay.reviewCount,
          },
        }
      : {}),
  };
}

export default function Stay({ loaderData }: Route.ComponentProps) {
  const { stay, asked, nights, today, url } = loaderData;
  const { checkIn, checkOut } = asked.range;
  const bar = (
    <StaySearchForm
      look="bar"
      today={today}
      initial={{
        adults: asked.adults,
        children: asked.children,
        rooms: asked.rooms,
        ...(checkIn && checkOut ? { checkIn, checkOut } : {}),
      }}
    />
  );
  return (
    <>
      <noscript>
        <style>{'.booking-aside{display:block!important}.more-values{display:flex!important}'}</style>
      </noscript>
      <div className="page hidden pt-5 md:block">{bar}</div>
      <details className="page pt-3 md:hidden">
        <summary className="inline-flex min-h-11 list-none items-center font-semibold text-accent underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          Search other stays
        </summary>
        <div className="pt-2">{bar}</div>
      </details>
      <StayView
        // other dates in the address are another visit
        key={`${stay.id} ${checkIn} ${checkOut} ${asked.adults} ${asked.children} ${asked.rooms}`}
        stay={stay}
        asked={asked}
        nights={nights}
        today={today}
        url={url}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug } = useParams();
  return (
    <div className="page grid justify-items-center gap-4 py-20 text-center">
      <h1 className="text-3xl md:text-4xl">Error Loading Stay</h1>
      <p className="max-w-lg text-lg text-ink-soft">{problemOf(error, slug)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink to={urls.stays}>Browse All Stays</ButtonLink>
        <ButtonLink to="" variant="secondary" reloadDocument>
          Try Again
        </ButtonLink>
      </div>
    </div>
  );
}

function problemOf(error: unknown, slug: string | undefined): string {
  if (!slug) return 'No slug provided in URL';
  if (!isRouteErrorResponse(error)) return 'API Error: 500 - The stay could not be loaded.';
  if (error.status === 404) return `Stay "${slug}" not found. Please check the URL and try again.`;
  return `API Error: ${error.status} - ${error.statusText || 'The stay could not be loaded.'}`;
}

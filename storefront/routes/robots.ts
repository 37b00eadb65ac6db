import { service } from '../service.ts';
import { publicCaching } from '../shell/page-headers.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/robots';

/** Of one visitor, or of a program. */
const closed = [
  '/api/',
  urls.cart,
  urls.dashboard,
  urls.profile,
  '/payment/',
  '/verify/',
  urls.login,
  urls.signup,
  urls.resetPassword,
  urls.confirmEmail,
  '/newsletter/',
  urls.moreStays,
  urls.moreExperiences('/'),
  urls.stayMap,
  '/stays/*/availability',
  '/attraction/booking/*/availability',
  '/tour-packages/booking/*/availability',
];

/** What narrows or orders a list: endless combinations of the same stays. */
const narrowing = [
  ...['checkIn', 'checkOut', 'adults', 'children', 'rooms', 'stars', 'min', 'max', 'meal', 'amenity', 'facility'],
  ...['activity', 'popular', 'sort', 'view', 'pages', 'date', 'guests', 'destination', 'rating', 'time', 'language'],
  ...['type', 'duration'],
];

/** `GET /robots.txt` */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...narrowing.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${context.get(service).config.publicUrl}${urls.sitemap}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': publicCaching },
  });
}

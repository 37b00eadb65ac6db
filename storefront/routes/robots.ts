import { languages } from '../../messages/translations.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { narrowingParams } from '../server/canonical-key.ts';
import { service } from '../service.ts';
import { publicCaching } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/robots';

/** Pages of a single visitor, and addresses for programs, in every language. */
const closed = [
  urls.cart,
  urls.saved,
  urls.dashboard,
  urls.profile,
  '/payment/',
  '/booking/',
  '/verify/',
  urls.login,
  urls.signup,
  urls.resetPassword,
  urls.confirmEmail,
  '/newsletter/',
  '/review-emails',
  '/report-review/',
  urls.moreStays,
  urls.moreExperiences('/'),
  urls.mapOf('/'),
  '/trip-ideas',
  '/stays/*/availability',
  '/attraction/booking/*/availability',
  '/tour-packages/booking/*/availability',
];

/** `GET /robots.txt` */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { listed, disallow } = (await readSettings(ctx)).searchEngines;
  const lines = [
    'User-agent: *',
    ...(listed ? [] : ['Disallow: /']),
    ...disallow.map((path) => `Disallow: ${path}`),
    'Disallow: /api/',
    'Disallow: /admin',
    ...languages.flatMap((language) => closed.map((path) => `Disallow: ${addressIn(language, path)}`)),
    ...narrowingParams.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${ctx.config.publicUrl}${urls.sitemap}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': publicCaching },
  });
}

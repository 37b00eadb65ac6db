import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { service } from '../service.ts';
import { publicCaching } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/app-manifest';

/** `GET /app.webmanifest`: with it browsers offer to install the site. The app opens with the trips, which are stored. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const site = (await readSettings(ctx)).contact.name;
  const icons = [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }));
  const manifest = {
    id: '/',
    name: site,
    short_name: site,
    lang: `${ctx.language}-IN`,
    start_url: addressIn(ctx.language, urls.dashboard),
    scope: '/',
    display: 'standalone',
    background_color: '#fcf9f4',
    theme_color: '#fcf9f4',
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': publicCaching },
  });
}

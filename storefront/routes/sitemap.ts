import { sitemapFiles } from '../../service/catalog/sitemap/sitemap.ts';
import { sitemapIndex, xmlHeaders } from '../server/sitemap-xml.ts';
import { service } from '../service.ts';
import { publicCaching } from '../shell/page-headers.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/sitemap';

/** `GET /sitemap.xml`: where the addresses of all public pages are listed, by type. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const files = (await sitemapFiles(ctx)).map(({ type, part }) => `${type}-${part}`);
  const index = sitemapIndex(
    ['pages', ...files].map((name) => ({ address: ctx.config.publicUrl + urls.sitemapFile(name) })),
  );
  return new Response(index, { headers: { ...xmlHeaders, 'cache-control': publicCaching } });
}

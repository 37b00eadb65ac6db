import { sitemapFiles } from '../../service/catalog/sitemap/sitemap.ts';
import { sitemapIndex, xmlHeaders } from '../server/sitemap-xml.ts';
import { service } from '../service.ts';
import { publicCaching } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/sitemap';

/** `GET /sitemap.xml`: the sitemap files of all public pages, by type. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const fileAt = (name: string) => ctx.config.publicUrl + urls.sitemapFile(name);
  const files = (await sitemapFiles(ctx)).map(({ type, part, changed }) => ({
    address: fileAt(`${type}-${part}`),
    changed,
  }));
  const index = sitemapIndex([{ address: fileAt('pages') }, ...files]);
  return new Response(index, { headers: { ...xmlHeaders, 'cache-control': publicCaching } });
}

import { languages } from '../../messages/translations.ts';
import { sitemapFiles } from '../../service/catalog/sitemap/sitemap.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { sitemapIndex, xmlHeaders } from '../server/sitemap-xml.ts';
import { service } from '../service.ts';
import { publicCaching } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/sitemap';

/** `GET /sitemap.xml`: the sitemap files of all public pages, by language and type. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const files = await sitemapFiles(ctx);
  const index = sitemapIndex(
    languages.flatMap((language) => {
      const fileAt = (name: string) => ctx.config.publicUrl + addressIn(language, urls.sitemapFile(name));
      return [
        { address: fileAt('pages') },
        ...files.map(({ type, part, changed }) => ({ address: fileAt(`${type}-${part}`), changed })),
      ];
    }),
  );
  return new Response(index, { headers: { ...xmlHeaders, 'cache-control': publicCaching } });
}

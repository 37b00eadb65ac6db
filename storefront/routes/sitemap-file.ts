import { tourCategories } from '../../service/catalog/experiences/experience-search.ts';
import { sitemapEntries, sitemapLists } from '../../service/catalog/sitemap/sitemap.ts';
import type { Context } from '../../service/platform/context.ts';
import { shopKinds } from '../product/kinds.ts';
import { type SitemapUrl, urlSet, xmlHeaders } from '../server/sitemap-xml.ts';
import { service } from '../service.ts';
import { publicCaching } from '../shell/page-headers.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/sitemap-file';

/** `GET /sitemaps/{pages|stays-1|…}.xml` */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const listed = await addressesOf(ctx, params.file);
  if (!listed) return new Response('Not Found', { status: 404 });
  return new Response(
    urlSet(listed.map(({ address, ...url }) => ({ ...url, address: ctx.config.publicUrl + address }))),
    {
      headers: { ...xmlHeaders, 'cache-control': publicCaching },
    },
  );
}

async function addressesOf(ctx: Context, file: string): Promise<SitemapUrl[] | undefined> {
  if (file === 'pages.xml') return pages(ctx);
  const [, type = '', part = ''] = /^([a-z-]+)-(\d{1,4})\.xml$/.exec(file) ?? [];
  const found = await sitemapEntries(ctx, { type, part: Number(part) });
  return found?.entries.map(({ slug, changed }) => ({ address: shopKinds[found.type].page(slug), changed }));
}

/** The pages that are not entries, and the lists of a place or of a type. */
async function pages(ctx: Context): Promise<SitemapUrl[]> {
  const { places, stayTypes, tourTypes } = await sitemapLists(ctx);
  // as the list itself writes its canonical address (stay-list-head.ts)
  const ofType = (name: string) => `${urls.stays}?${new URLSearchParams({ propertyType: name.toLowerCase() })}`;
  return [
    { address: urls.home },
    { address: urls.stays },
    { address: urls.attractions },
    { address: urls.allAttractions },
    { address: urls.tours },
    { address: urls.cars },
    { address: urls.carsIn('all') },
    ...[urls.about, urls.contact, urls.services, urls.advertise, urls.privacy, urls.terms].map((address) => ({
      address,
    })),
    ...places.flatMap(({ type, places }) =>
      places.map(({ name, changed }) => ({ address: shopKinds[type].list(name), changed })),
    ),
    ...stayTypes.map(({ name, changed }) => ({ address: ofType(name), changed })),
    ...tourCategories.flatMap(({ slug, type }) =>
      tourTypes
        .filter(({ name }) => name === type)
        .map(({ changed }) => ({ address: urls.toursOfKind(slug), changed })),
    ),
  ];
}

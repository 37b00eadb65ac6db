import { tourCategories } from '../../service/catalog/experiences/experience-search.ts';
import type { ProductType } from '../../service/catalog/kinds.ts';
import { type ValueFacet, wordOf } from '../../service/catalog/lists/facet.ts';
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
  const [, type = '', part = ''] = /^([a-z-]+)-(\d{1,6})\.xml$/.exec(file) ?? [];
  const found = await sitemapEntries(ctx, { type, part: Number(part) });
  return found?.entries.map(({ slug, changed }) => ({ address: shopKinds[found.type].page(slug), changed }));
}

/** The pages that are not entries, and the lists of a place or of a type. */
async function pages(ctx: Context): Promise<SitemapUrl[]> {
  const lists = await sitemapLists(ctx);
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
    ...lists.flatMap(({ type, places, values }) => [
      ...places.map(({ name, changed }) => ({ address: shopKinds[type].list(name), changed })),
      ...values.flatMap(({ facet, entries }) =>
        entries.flatMap(({ name, changed }) => ownList(type, facet, name).map((address) => ({ address, changed }))),
      ),
    ]),
  ];
}

/** The list of one value of a facet: by its parameter, or where the shop has it; none where it has not. */
function ownList(type: ProductType, facet: ValueFacet, value: string): string[] {
  if (facet.ownList === 'path')
    return tourCategories.filter((one) => one.type === value).map(({ slug }) => urls.toursOfKind(slug));
  const [path] = shopKinds[type].list('').split('?');
  return [`${path}?${new URLSearchParams({ [facet.name]: wordOf(facet, value) })}`];
}

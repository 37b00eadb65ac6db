import { tourCategories } from '../../service/catalog/experiences/experience-search.ts';
import type { ProductType } from '../../service/catalog/kinds.ts';
import { type ValueFacet, wordOf } from '../../service/catalog/lists/facet.ts';
import {
  type KnownLists,
  type SitemapEntries,
  sitemapEntries,
  sitemapLists,
} from '../../service/catalog/sitemap/sitemap.ts';
import type { Context } from '../../service/platform/context.ts';
import { etagOf } from '../../service/platform/negotiation.ts';
import { placeAddress } from '../place/place-link.ts';
import { storefrontKinds } from '../product/kinds.ts';
import { type SitemapUrl, urlSet, urlSetInParts, xmlHeaders } from '../server/sitemap-xml.ts';
import { rendering, service } from '../service.ts';
import { publicCaching } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/sitemap-file';

/** `GET /sitemaps/{pages|stays-1|…}.xml` */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const whole = <Url extends SitemapUrl>(urls: readonly Url[]) =>
    urls.map((url) => ({ ...url, address: ctx.config.publicUrl + url.address }));
  if (params.file === 'pages.xml') {
    return new Response(urlSet(whole(await pages(ctx))), {
      headers: { ...xmlHeaders, 'cache-control': publicCaching },
    });
  }
  const [, type = '', part = ''] = /^([a-z-]+)-([1-9]\d{0,5})\.xml$/.exec(params.file) ?? [];
  const found = await sitemapEntries(ctx, { type, part: Number(part) });
  if (!found) return new Response('Not Found', { status: 404 });
  const { page } = storefrontKinds[found.type];
  async function* batches({ batches }: SitemapEntries) {
    for await (const entries of batches)
      yield whole(entries.map(({ slug, changed }) => ({ address: page(slug), changed })));
  }
  context.get(rendering).parts = urlSetInParts(batches(found));
  const etag = etagOf(ctx.config.publicUrl + found.mark);
  return new Response(null, { headers: { ...xmlHeaders, etag, 'cache-control': publicCaching } });
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
    ...[
      urls.about,
      urls.contact,
      urls.services,
      urls.advertise,
      urls.verify,
      urls.privacy,
      urls.terms,
      urls.accessibility,
    ].map((address) => ({
      address,
    })),
    ...guides(lists),
    ...lists.flatMap(({ type, places, values }) => [
      ...places.map(({ name, changed }) => ({ address: storefrontKinds[type].list(name), changed })),
      ...values.flatMap(({ facet, entries }) =>
        entries.flatMap(({ name, changed }) => ownList(type, facet, name).map((address) => ({ address, changed }))),
      ),
    ]),
  ];
}

/** The pages of destinations with products. Two of one name have none. */
function guides(lists: readonly KnownLists[]): SitemapUrl[] {
  const places = lists.flatMap(({ places }) => places);
  return [...Map.groupBy(places, ({ name }) => name)].flatMap(([name, entries]) => {
    const isOne = new Set(entries.map(({ id }) => id)).size === 1;
    const changed = new Date(Math.max(...entries.map((entry) => entry.changed.getTime())));
    return isOne ? [{ address: placeAddress(name), changed }] : [];
  });
}

/** The address of the list of one facet value: by its parameter, or a page of its own; undefined if it has none. */
function ownList(type: ProductType, facet: ValueFacet, value: string): string[] {
  if (facet.ownList === 'path')
    return tourCategories.filter((one) => one.type === value).map(({ slug }) => urls.toursOfKind(slug));
  const [path] = storefrontKinds[type].list('').split('?');
  return [`${path}?${new URLSearchParams({ [facet.name]: wordOf(facet, value) })}`];
}

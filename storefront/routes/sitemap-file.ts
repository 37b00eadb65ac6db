import { tourCategories } from '../../service/catalog/experiences/experience-search.ts';
import { sitemapEntries, sitemapLists } from '../../service/catalog/sitemap/sitemap.ts';
import { wordOfType } from '../../service/catalog/stays/stay-search.ts';
import type { Context } from '../../service/platform/context.ts';
import { placePath } from '../experience-list/list-address.ts';
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

const addressOf = {
  stays: urls.stay,
  attractions: urls.attraction,
  'tour-packages': urls.tour,
  'car-rentals': urls.car,
} as const;

async function addressesOf(ctx: Context, file: string): Promise<SitemapUrl[] | undefined> {
  if (file === 'pages.xml') return pages(ctx);
  const [, type = '', part = ''] = /^([a-z-]+)-(\d{1,4})\.xml$/.exec(file) ?? [];
  const found = await sitemapEntries(ctx, { type, part: Number(part) });
  return found?.entries.map(({ slug, changed }) => ({ address: addressOf[found.type](slug), changed }));
}

/** The pages that are not entries, and the lists of a place or of a type. */
async function pages(ctx: Context): Promise<SitemapUrl[]> {
  const { places, types, attractionPlaces, tourPlaces, tourTypes, carPlaces } = await sitemapLists(ctx);
  // as the list itself writes its canonical address (stay-list-head.ts)
  const list = (name: string, value: string) => `${urls.stays}?${new URLSearchParams({ [name]: value })}`;
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
    ...places.map(({ name, changed }) => ({ address: list('location', name), changed })),
    ...carPlaces.map(({ name, changed }) => ({ address: urls.carsIn(name), changed })),
    ...types.map(({ name, changed }) => ({ address: list('propertyType', wordOfType(name)), changed })),
    ...attractionPlaces.map(({ name, changed }) => ({ address: placePath('attraction', name), changed })),
    ...tourPlaces.map(({ name, changed }) => ({ address: placePath('tour-package', name), changed })),
    ...tourCategories.flatMap(({ slug, type }) =>
      tourTypes
        .filter(({ name }) => name === type)
        .map(({ changed }) => ({ address: urls.toursOfKind(slug), changed })),
    ),
  ];
}

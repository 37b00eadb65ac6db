import { productTypes } from '../../service/catalog/kinds.ts';
import { type Facet, isOfValues, isPrice, valueFacets } from '../../service/catalog/lists/facet.ts';
import type { ListShape } from '../../service/catalog/lists/list.ts';
import { listParams, readListSearch, viewOf } from '../../service/catalog/lists/list-search.ts';
import { products } from '../../service/catalog/products/products.ts';
import { addressIn, pageAddress } from '../../service/core/language-address.ts';
import { listAt } from '../experience-list/list-address.ts';
import { storefrontKinds } from '../product/kinds.ts';
import { urls } from '../urls.ts';

/** The beginnings of addresses of products, and of places. */
const pages = Object.values(storefrontKinds).map(({ page }) => page(''));
const product = new RegExp(`^(?:${[...pages, urls.place('')].join('|')})[^/]+$`);

const screen =
  /^\/(?:attractions|tour-packages|car-rentals|about|contact-us|services|advertise-with-us|privacy-policy|terms-and-conditions|accessibility|login|signup|robots\.txt|app\.webmanifest|sitemap\.xml|sitemaps\/pages\.xml)?$/;

/** Public pages whose path is their whole cache key: their query does not reach the page. */
const isPlain = (path: string) => product.test(path) || screen.test(path);

const lists = productTypes.map((type) => products[type].list);
const namesOf = (facet: Facet) => (isPrice(facet) ? ['min', 'max'] : [facet.name]);

/** Parameters of a single visitor, or with too many values to cache: such pages are rendered for each request. */
const neverCached = new Set([
  'quantity',
  'room',
  'destination',
  'q',
  'key',
  'code',
  ...lists.flatMap(({ place }) => place ?? []),
  ...lists.flatMap(({ asked, facets }) => [...asked, ...facets.flatMap(namesOf)]),
]);

/**
 * Parameters that filter or sort a list: endless combinations of the same products, which search engines are asked to
 * skip. Values whose lists they index are not among them.
 */
export const narrowingParams: readonly string[] = [
  ...new Set([
    ...lists.flatMap(({ asked, facets }) => [
      ...asked,
      ...facets.filter((facet) => !isOfValues(facet) || facet.ownList !== 'parameter').flatMap(namesOf),
    ]),
    'sort',
    'view',
    'pages',
  ]),
];

/** The filters of lists with many readers: a place, one value whose list search engines index. */
function sharedParams({ place, facets }: ListShape): string[] {
  const known = valueFacets(facets).filter((facet) => facet.ownList === 'parameter');
  return [...(place ? [place] : []), ...known.map(({ name }) => name)];
}

const sameButPlace = (path: string, start: string) => path.startsWith(start) && !path.slice(start.length).includes('/');

/** The list at that path. */
function listOf(path: string): ListShape | undefined {
  const type = productTypes.find((type) => {
    const [at = ''] = storefrontKinds[type].list('x').split('?');
    return products[type].list.place ? path === at : sameButPlace(path, at.slice(0, -1));
  });
  const known = type ?? listAt(path)?.type;
  return known && products[known].list;
}

/**
 * The cache key of a public page, or undefined if it must not come from the cache. Addresses that show the same page in
 * the same language have the same key.
 */
export function canonicalKey(url: string): string | undefined {
  const { language, path } = pageAddress(url);
  const key = keyOf(path);
  return key === undefined ? undefined : addressIn(language, key);
}

function keyOf(url: string): string | undefined {
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  if (path.includes('%')) return undefined;
  const list = isPlain(path) ? undefined : listOf(path);
  if (!list && !isPlain(path)) return undefined;
  if (question < 0) return path;
  const requested = new URLSearchParams(url.slice(question + 1));
  const shared = list ? sharedParams(list) : [];
  // several values at once make as many pages as there are combinations
  const many = (name: string) =>
    neverCached.has(name) && !(shared.includes(name) && requested.getAll(name).length === 1);
  if ([...requested.keys()].some(many)) return undefined;
  if (!list) return path;
  const search = readListSearch(list.facets, list.place ? requested.get(list.place) : null, requested, list.pageSize);
  const own = new URLSearchParams(list.place && search.place ? { [list.place]: search.place } : {});
  const query = listParams(list.facets, own, { ...search, ...(list.looks && { view: viewOf(requested) }) }).toString();
  return query ? `${path}?${query}` : path;
}

import { experienceSearchParams, parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { parseStaySearch, staySearchParams } from '../../service/catalog/stays/stay-search.ts';
import { dayOf } from '../../service/core/day.ts';
import { listAt } from '../experience-list/list-address.ts';
import { shopKinds } from '../product/kinds.ts';

/** What the addresses of products begin with. */
const products = Object.values(shopKinds).map(({ page }) => page(''));
const product = new RegExp(`^(?:${products.join('|')})[^/]+$`);

const screen =
  /^\/(?:attractions|tour-packages|about|contact-us|services|advertise-with-us|privacy-policy|terms-and-conditions|login|signup|robots\.txt|sitemap\.xml|sitemaps\/[^/]+)?$/;

/** Public pages whose address is their whole key: what is asked beside it does not reach the page. */
const isPlain = (path: string) => product.test(path) || screen.test(path);

/** Parameters that belong to one visitor, or that make too many pages to keep: those are rendered for who asks. */
const neverCached =
  /^(?:checkIn|checkOut|date|quantity|pickupDate|returnDate|pickupLocation|adults|children|rooms|guests|destination|q|key|code|min|max|stars|amenity|meal|facility|activity|popular|rating|time|language|type|duration)$/;

/** Lists of cars are kept as they are without a question: what is asked makes them lists of few readers. */
const cars = /^\/car-rentals(?:\/[^/]+)?$/;

/** The lists do not look at dates here: those are never cached. */
const anyDay = dayOf('2026-01-01');

/**
 * The canonical address of a public page, or undefined when it may not come from the cache.
 * Two addresses that show the same page have the same key.
 */
export function canonicalKey(url: string): string | undefined {
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  if (path.includes('%')) return undefined;
  if (cars.test(path)) return question < 0 ? path : undefined;
  const list = path === '/stays';
  const experiences = list || isPlain(path) ? undefined : listAt(path);
  if (!list && !experiences && !isPlain(path)) return undefined;
  if (question < 0) return path;
  const asked = new URLSearchParams(url.slice(question + 1));
  for (const name of asked.keys()) if (neverCached.test(name)) return undefined;
  if (experiences) {
    const search = experienceSearchParams(parseExperienceSearch(experiences, asked, anyDay)).toString();
    return search ? `${path}?${search}` : path;
  }
  if (!list) return path;
  // several types at once are as many pages as there are subsets of them
  if (asked.getAll('propertyType').length > 1) return undefined;
  const search = staySearchParams(parseStaySearch(asked, anyDay)).toString();
  return search ? `${path}?${search}` : path;
}

import { expect, test } from 'vitest';
import { isOfValues, isPrice } from '../../service/catalog/lists/facet.ts';
import { products } from '../../service/catalog/products/products.ts';
import { canonicalKey, narrowingParams } from './canonical-key.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=letter', '/'],
  ['/login?next=1', '/login'],
  ['/stays/lake-house?fbclid=x', '/stays/lake-house'],
  ['/attraction/booking/ganga-rafting?fbclid=x', '/attraction/booking/ganga-rafting'],
  ['/tour-packages/booking/two-shrines', '/tour-packages/booking/two-shrines'],
  ['/car-rentals', '/car-rentals'],
  ['/car-rentals/delhi', '/car-rentals/delhi'],
  ['/car-rentals/booking/city-sedan?fbclid=x', '/car-rentals/booking/city-sedan'],
  ['/stays', '/stays'],
  ['/terms-and-conditions?from=letter', '/terms-and-conditions'],
  ['/robots.txt', '/robots.txt'],
  ['/sitemap.xml?x=1', '/sitemap.xml'],
  ['/app.webmanifest', '/app.webmanifest'],
  ['/sitemaps/pages.xml', '/sitemaps/pages.xml'],
  ['/stays?sort=recommended&view=grid&pages=1', '/stays'],
  ['/stays?utm_campaign=x&location=Goa', '/stays?location=Goa'],
  ['/stays?location=%20New%20%20Delhi%20', '/stays?location=New+Delhi'],
  ['/stays?view=list&location=Goa&sort=rating', '/stays?location=Goa&sort=rating&view=list'],
  ['/stays?propertyType=HOTEL', '/stays?propertyType=hotels'],
  ['/stays?propertyType=castles&sort=nonsense&pages=0', '/stays'],
  ['/stays?pages=99', '/stays?pages=20'],
  ['/attractions?utm_source=x', '/attractions'],
  ['/all-attractions?sort=nonsense', '/all-attractions'],
  ['/attraction/goa?fbclid=x&sort=rating', '/attraction/goa?sort=rating'],
  ['/tour-packages', '/tour-packages'],
  ['/tour-packages/udaipur?pages=2', '/tour-packages/udaipur?pages=2'],
  ['/tour-packages/udaipur?pages=999', '/tour-packages/udaipur?pages=166'],
  ['/tour-packages/category/wildlife-tours', '/tour-packages/category/wildlife-tours'],
])('%s comes from the cache as %s', (url, key) => {
  expect(canonicalKey(url)).toBe(key);
});

test.each([
  '/stays?checkIn=2026-12-12&checkOut=2026-12-14',
  '/stays?adults=2',
  '/stays?stars=5',
  '/stays?min=1000',
  '/stays?area=73,15,74,16',
  '/attraction/goa?area=73,15,74,16',
  '/stays?popular=hotels',
  '/stays?propertyType=hotels&propertyType=villas',
  '/stays/lake-house?checkIn=2026-12-12',
  '/stays/lake-house?room=2',
  '/stays/lake-house/availability',
  '/attraction/booking/ganga-rafting?date=2026-12-12',
  '/attraction/booking/booking/ganga-rafting',
  '/car-rentals?location=Delhi',
  '/car-rentals/all?carType=SUV',
  '/car-rentals/booking/city-sedan?pickupDate=2026-12-12&returnDate=2026-12-14',
  '/car-rentals/booking/city-sedan?pickupLocation=T3',
  '/car-rentals/booking/city-sedan/availability',
  '/stays/lake%20house',
  '/cart',
  '/saved',
  '/saved-shown?name=stay:lake-house',
  '/trip-ideas?gap=nights,2026-12-12,2026-12-13,2,1,stay:lake-house',
  '/dashboard',
  '/profile',
  '/payment/BOOK_1?key=x',
  '/more-stays?pages=2',
  '/nowhere',
  '/attractions?destination=goa',
  '/attraction/goa?date=2026-12-12',
  '/attraction/goa?language=hi',
  '/tour-packages/udaipur?type=cultural',
  '/tour-packages/category/castles',
  '/more/attraction/goa',
])('%s is rendered for each visitor', (url) => {
  expect(canonicalKey(url)).toBeUndefined();
});

test('search engines are asked to skip filters of any list, and not the lists that they index', () => {
  expect(narrowingParams).toEqual(
    expect.arrayContaining(['checkIn', 'pickupDate', 'transmission', 'time', 'min', 'sort']),
  );
  for (const { list } of Object.values(products)) {
    for (const facet of list.facets) {
      const known = isOfValues(facet) && facet.ownList === 'parameter';
      if (!isPrice(facet)) expect(narrowingParams.includes(facet.name), facet.name).toBe(!known);
    }
  }
  expect(narrowingParams).not.toContain('location');
});

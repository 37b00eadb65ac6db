import type { MetaDescriptor } from 'react-router';
import { carListViewTexts } from '../../messages/en/car/list-view.ts';
import type { Translate } from '../../messages/translate.ts';
import type { FoundCars } from '../../service/catalog/car-rentals/car-list.ts';
import { anyCity, type CarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { countFilters } from '../../service/catalog/lists/facet.ts';
import { pageHead } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import { carListTitle } from './car-list-view.ts';

/** True if search engines should index the list: a place or all places, with cars to rent and without filters. */
export function isIndexedCarList(search: CarSearch, { total, place }: Pick<FoundCars, 'total' | 'place'>): boolean {
  const whole = search.place === '' || place?.narrower === false;
  return total > 0 && whole && countFilters(search) === 0 && search.dates === null && search.pickupLocation === '';
}

/** The metadata of the list for search engines and social media. */
export function carListHead(t: Translate, search: CarSearch, found: FoundCars, publicUrl: string): MetaDescriptor[] {
  const title = carListTitle(t, search, found);
  const lead = t(carListViewTexts.lead, { title, count: found.total });
  // a place has its proper name; sort order and page do not change the canonical address
  const url = publicUrl + urls.carsIn(search.place ? (found.place?.name ?? search.place) : anyCity);
  const head = pageHead(t, { title, lead, url });
  if (!isIndexedCarList(search, found)) {
    const tags = head.filter((tag) => !('tagName' in tag));
    return [...tags, { name: 'robots', content: 'noindex, follow' }];
  }
  const crumbs = [
    { name: t(carListViewTexts.carRentals), item: publicUrl + urls.cars },
    { name: title, item: url },
  ];
  return [
    ...head,
    { property: 'og:type', content: 'website' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    },
  ];
}

import type { MetaDescriptor } from 'react-router';
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
export function carListHead(search: CarSearch, found: FoundCars, publicUrl: string): MetaDescriptor[] {
  const title = carListTitle(search, found);
  const lead = `${title}: ${found.total} ${found.total === 1 ? 'car' : 'cars'} with driver, each with the full price for your days and its tax.`;
  // a place has its proper name; sort order and page do not change the canonical address
  const url = publicUrl + urls.carsIn(search.place ? (found.place?.name ?? search.place) : anyCity);
  const head = pageHead({ title, lead, url });
  if (!isIndexedCarList(search, found)) {
    const tags = head.filter((tag) => !('tagName' in tag));
    return [...tags, { name: 'robots', content: 'noindex, follow' }];
  }
  const crumbs = [
    { name: 'Car Rentals', item: publicUrl + urls.cars },
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

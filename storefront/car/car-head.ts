import type { MetaDescriptor } from 'react-router';
import type { Translate } from '../../messages/translate.ts';
import type { CarPageData } from '../../service/catalog/car-rentals/car-page-data.ts';
import { crumbList, offered, productHead, shortened } from '../product/product-head.ts';
import { urls } from '../urls.ts';
import { carCrumbs } from './car-page-view.ts';

/** The metadata of a car's page for search engines and social media. */
export function carHead(t: Translate, car: CarPageData, publicUrl: string): MetaDescriptor[] {
  const url = publicUrl + urls.car(car.slug);
  return productHead(t, {
    title: `${car.name}, ${car.location}`,
    name: car.name,
    place: car.location,
    description: car.description,
    url,
    card: new URL(`/cards/car-rentals/${encodeURIComponent(car.slug)}.png`, publicUrl).href,
    graph: [product(car, url, publicUrl), crumbList(carCrumbs(t, car), publicUrl)],
  });
}

function product(car: CarPageData, url: string, publicUrl: string) {
  const price = offered(car.price);
  return {
    '@type': 'Product',
    '@id': `${url}#car`,
    name: car.name,
    url,
    category: car.carType,
    description: shortened(car.description),
    ...(car.images[0] && { image: new URL(car.images[0].url, publicUrl).href }),
    offers: {
      '@type': 'Offer',
      url,
      ...price,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        unitCode: 'DAY',
        valueAddedTaxIncluded: false,
      },
      areaServed: car.location,
    },
    ...(car.rating > 0 &&
      car.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: car.rating,
          bestRating: 5,
          reviewCount: car.reviewCount,
        },
      }),
  };
}

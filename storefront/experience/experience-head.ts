import type { MetaDescriptor } from 'react-router';
import type { Translate } from '../../messages/translate.ts';
import type { ExperiencePageData } from '../../service/catalog/experiences/experience-page-data.ts';
import { crumbList, faqPage, offered, productHead, shortened } from '../product/product-head.ts';
import { experienceKinds } from './experience-kinds.ts';
import { experienceCrumbs, labelOf, placeText } from './experience-page-view.ts';

/** The metadata of the page for search engines and social media. */
export function experienceHead(t: Translate, page: ExperiencePageData, publicUrl: string): MetaDescriptor[] {
  const url = publicUrl + experienceKinds[page.type].page(page.slug);
  const place = placeText(t, page);
  const type = page.type === 'attraction' ? 'attractions' : 'tour-packages';
  return productHead(t, {
    title: `${page.name}, ${page.destination ? t.place(page.destination.name) : place}`,
    name: page.name,
    place,
    description: page.description,
    url,
    card: new URL(`/cards/${type}/${encodeURIComponent(page.slug)}.png`, publicUrl).href,
    graph: [thing(t, page, url, publicUrl), crumbList(experienceCrumbs(t, page), publicUrl), faqPage(page.faqs, url)],
  });
}

function thing(t: Translate, page: ExperiencePageData, url: string, publicUrl: string) {
  const { latitude, longitude } = page;
  const tour = page.type === 'tour-package';
  return {
    '@type': [tour ? 'TouristTrip' : 'TouristAttraction', 'Product'],
    '@id': `${url}#${page.type}`,
    name: page.name,
    url,
    description: shortened(page.description),
    category: labelOf(t, page),
    ...(page.images.length > 0 && {
      image: page.images.slice(0, 6).map((image) => new URL(image.url, publicUrl).href),
    }),
    ...(!tour && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: placeText(t, page),
        ...(page.destination && {
          addressLocality: t.place(page.destination.name),
          addressRegion: t.place(page.destination.region),
        }),
        addressCountry: 'IN',
      },
      availableLanguage: page.languages,
    }),
    ...(!tour &&
      latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(tour && page.kind && { touristType: page.kind }),
    ...(page.itinerary.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: page.itinerary.map(({ day, title, details }) => ({
          '@type': 'ListItem',
          position: day,
          item: { '@type': 'TouristAttraction', name: title, description: shortened(details) },
        })),
      },
    }),
    offers: {
      '@type': 'Offer',
      url,
      ...offered(page.price),
      availability: 'https://schema.org/InStock',
    },
    ...(page.rating > 0 &&
      page.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: page.rating,
          bestRating: 5,
          reviewCount: page.reviewCount,
        },
      }),
  };
}

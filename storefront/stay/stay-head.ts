import type { MetaDescriptor } from 'react-router';
import { stayPageViewTexts } from '../../messages/en/stay/page-view.ts';
import type { Translate } from '../../messages/translate.ts';
import type { StayPageData } from '../../service/catalog/stays/stay-page-data.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import { type Crumb, crumbList, faqPage, offered, productHead, shortened } from '../product/product-head.ts';
import { urls } from '../urls.ts';

/** schema.org types of our property types; the others are a LodgingBusiness. */
const kinds: Readonly<Record<string, string>> = {
  Hotels: 'Hotel',
  Resorts: 'Resort',
  Motels: 'Motel',
  Hostels: 'Hostel',
  'Bed and Breakfasts': 'BedAndBreakfast',
  Campsites: 'Campground',
  'Luxury Tents': 'Campground',
};

/** The metadata of a stay's page for search engines and social media. */
export function stayHead(t: Translate, stay: StayPageData, publicUrl: string): MetaDescriptor[] {
  const url = publicUrl + urls.stay(stay.slug);
  return productHead(t, {
    title: `${stay.name}, ${stay.location}`,
    name: stay.name,
    place: stay.location,
    description: stay.description,
    url,
    card: new URL(`/cards/stays/${encodeURIComponent(stay.slug)}.png`, publicUrl).href,
    graph: [lodging(t, stay, url, publicUrl), crumbList(stayCrumbs(t, stay), publicUrl), faqPage(stay.faqs, url)],
  });
}

function lodging(t: Translate, stay: StayPageData, url: string, publicUrl: string) {
  const prices = stay.rooms.map(({ price }) => price);
  const absolute = (path: string) => new URL(path, publicUrl).href;
  return {
    '@type': kinds[stay.type] ?? 'LodgingBusiness',
    '@id': `${url}#stay`,
    name: stay.name,
    url,
    description: shortened(stay.description),
    ...(stay.images.length > 0 && { image: stay.images.slice(0, 6).map((image) => absolute(image.url)) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: stay.location,
      ...(stay.region && { addressRegion: t.place(stay.region) }),
      addressCountry: 'IN',
    },
    ...(stay.latitude !== null &&
      stay.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: stay.latitude, longitude: stay.longitude },
      }),
    ...(stay.stars !== null && { starRating: { '@type': 'Rating', ratingValue: stay.stars } }),
    ...(stay.houseRules && { checkinTime: stay.houseRules.checkInTime, checkoutTime: stay.houseRules.checkOutTime }),
    amenityFeature: stay.features.map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    ...(prices.length > 0 && {
      priceRange: t(stayPageViewTexts.priceRange, {
        min: formatMoney(paiseOf(Math.min(...prices))),
        max: formatMoney(paiseOf(Math.max(...prices))),
      }),
      makesOffer: stay.rooms.map((room) => ({
        '@type': 'Offer',
        name: room.name,
        url,
        ...offered(room.price),
        itemOffered: {
          '@type': 'HotelRoom',
          name: room.name,
          ...(room.bedConfiguration && { bed: room.bedConfiguration }),
          occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxOccupancy ?? room.maxGuests },
        },
      })),
    }),
    ...(stay.rating > 0 &&
      stay.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: stay.rating,
          bestRating: 10,
          reviewCount: stay.reviewCount,
        },
      }),
  };
}

/** The breadcrumb of a stay, including its own page: shown on the page and in structured data. */
export function stayCrumbs(
  t: Translate,
  { name, slug, region }: Pick<StayPageData, 'name' | 'slug' | 'region'>,
): Crumb[] {
  return [
    { name: t(stayPageViewTexts.stays), to: urls.stays },
    ...(region ? [{ name: t.place(region), to: urls.staysIn(region) }] : []),
    { name, to: urls.stay(slug) },
  ];
}

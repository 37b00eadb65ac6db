import { catalogue } from '../../catalogue.ts';

export const stayPageViewTexts = catalogue('stay/page-view', {
  roomsForUpTo: 'Rooms for up to {count, plural, one {# guest} other {# guests}}',
  bedrooms: '{count, plural, one {# bedroom} other {# bedrooms}}',
  bathrooms: '{count, plural, one {# bathroom} other {# bathrooms}}',
  freeCancellation: 'Free cancellation',
  noCard: 'Book without credit card',
  noPrepayment: 'No prepayment',
  adultsAndAll: 'Up to {adults, plural, one {# adult} other {# adults}}, {guests} guests in all',
  guests: '{count, plural, one {# guest} other {Up to # guests}}',
  size: '{size} m²',
  allReviews: 'Show all {count} reviews',
  distanceAndWalk: '{distance} · {walk}',
  stays: 'Stays',
  priceRange: '{min} to {max} a night',
});

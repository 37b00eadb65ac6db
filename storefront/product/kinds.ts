import type { CartItemWire } from '../../service/booking/model/wire/wire.ts';
import type { ProductType } from '../../service/catalog/kinds.ts';
import { placeSlug } from '../../service/catalog/plain-words.ts';
import { urls } from '../urls.ts';

/** The storefront's data of a product type, besides the catalogue's (service/catalog/kinds.ts). */
export interface StorefrontKind {
  readonly page: (slug: string) => string;
  /** The list of products at a place. */
  readonly list: (place: string) => string;
  /** The chosen options as parameters of the product's page: the fields of its panel. */
  readonly chosen: (line: Omit<CartItemWire, 'cartId'>) => readonly (readonly [name: string, value: unknown])[];
}

/** Time, language and tickets, by the field names of their booking panel (experience-choice.ts). */
const experience: StorefrontKind['chosen'] = (line) => [
  ['date', line.selectedDate],
  ['time', line.selectedTime],
  ['language', line.selectedLanguage],
  ...Object.entries(line.ticketTypes ?? { quantity: line.quantity }),
];

export const storefrontKinds: Readonly<Record<ProductType, StorefrontKind>> = {
  stay: {
    page: urls.stay,
    // the list's canonical address (stay-list-head.ts)
    list: (place) => `${urls.stays}?${new URLSearchParams({ location: place })}`,
    chosen: (line) => [
      ['checkIn', line.selectedDate],
      ['checkOut', line.checkOut],
      ['adults', line.adults ?? line.guests],
      ['children', line.children],
      ['rooms', line.rooms],
    ],
  },
  attraction: { page: urls.attraction, list: (place) => urls.attractionsIn(placeSlug(place)), chosen: experience },
  'tour-package': { page: urls.tour, list: (place) => urls.toursIn(placeSlug(place)), chosen: experience },
  'car-rental': {
    page: urls.car,
    list: urls.carsIn,
    chosen: (line) => [
      ['pickupDate', line.selectedDate],
      ['returnDate', line.checkOut],
      ['pickupLocation', line.pickupLocation],
    ],
  },
};

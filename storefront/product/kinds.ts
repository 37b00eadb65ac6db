import type { ProductType } from '../../service/catalog/kinds.ts';
import { placeSlug } from '../../service/catalog/plain-words.ts';
import type { Day } from '../../service/core/day.ts';
import type { NewCartLine } from '../cart/cart-line.ts';
import type { IconName } from '../ui/icon-names.ts';
import { urls } from '../urls.ts';

/** The storefront's data of a product type, besides the catalogue's (service/catalog/kinds.ts). */
export interface StorefrontKind {
  readonly icon: IconName;
  readonly page: (slug: string) => string;
  /** The list of products at a place. */
  readonly list: (place: string) => string;
  /** The chosen options as parameters of the product's page: the fields of its panel. */
  readonly chosen: (
    line: NewCartLine,
    lastDay: Day | undefined,
  ) => readonly (readonly [name: string, value: unknown])[];
}

/** Time, language and tickets, by the field names of their booking panel (experience-choice.ts). */
const experience: StorefrontKind['chosen'] = (line) => [
  ['date', line.startDay],
  ['time', line.slot],
  ['language', line.language],
  ...Object.entries(line.tickets ?? { quantity: line.quantity }),
];

export const storefrontKinds: Readonly<Record<ProductType, StorefrontKind>> = {
  stay: {
    icon: 'hotel',
    page: urls.stay,
    // the list's canonical address (stay-list-head.ts)
    list: (place) => `${urls.stays}?${new URLSearchParams({ location: place })}`,
    chosen: (line) => [
      ['checkIn', line.startDay],
      ['checkOut', line.endDay],
      ['adults', line.adults ?? line.guests],
      ['children', line.children],
      ['rooms', line.units],
    ],
  },
  attraction: {
    icon: 'camera',
    page: urls.attraction,
    list: (place) => urls.attractionsIn(placeSlug(place)),
    chosen: experience,
  },
  'tour-package': {
    icon: 'route',
    page: urls.tour,
    list: (place) => urls.toursIn(placeSlug(place)),
    chosen: experience,
  },
  'car-rental': {
    icon: 'car',
    page: urls.car,
    list: urls.carsIn,
    chosen: (line, lastDay) => [
      ['pickupDate', line.startDay],
      ['returnDate', lastDay],
      ['pickupLocation', line.pickup],
    ],
  },
};

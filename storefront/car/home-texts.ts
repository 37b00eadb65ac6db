import { type CarType, carTypes } from '../../service/catalog/car-rentals/car-facets.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import type { TileData } from '../home/places.ts';
import type { IconName } from '../ui/icon-names.ts';
import { urls } from '../urls.ts';
import { popularCities } from './requested-location.ts';

// The texts of /car-rentals (CAR-1 to CAR-6). Names are spelt correctly; the misspelt addresses keep working (SHELL-6).

export const reasons: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'shield-check',
    title: 'Safe & Secure',
    text: 'Every car is serviced regularly, insured and carries its papers.',
  },
  {
    icon: 'phone',
    title: '24/7 Support',
    text: 'We answer at any hour, whether you land late or need help on the road.',
  },
  {
    icon: 'badge-check',
    title: 'Verified Drivers',
    text: 'We check licence, address and driving record before the first trip.',
  },
  {
    icon: 'wallet',
    title: 'Best Prices',
    text: 'The full price with GST before you book, including free kilometres.',
  },
];

const cityPictures: Readonly<Record<(typeof popularCities)[number], string>> = {
  Uttarakhand: 'shrine-snow-1',
  Delhi: 'india-gate-1',
  Mumbai: 'gateway-8',
  Bangalore: 'palace-domes-8',
  'Himachal Pradesh': 'hill-town-7',
  Kolkata: 'howrah-bridge-3',
  Pune: 'fort-ridge-4',
  Jaipur: 'hawa-mahal-city-4',
};

export const cityTiles: readonly TileData[] = popularCities.map((city) => ({
  label: city,
  note: 'View Cars',
  to: urls.carsIn(city),
  picture: `/artwork/${cityPictures[city]}.svg`,
}));

const airportNames = [
  ['Dehradun', 'Jolly Grant Airport (DED)', 'Dehradun'],
  ['Delhi', 'Indira Gandhi International Airport (DEL)', 'Delhi'],
  ['Mumbai', 'Chhatrapati Shivaji Maharaj International Airport (BOM)', 'Mumbai'],
  ['Bangalore', 'Kempegowda International Airport (BLR)', 'Bangalore'],
  ['Kolkata', 'Netaji Subhas Chandra Bose International Airport (CCU)', 'Kolkata'],
  ['Himachal', 'Kullu Manali Airport, Bhuntar (KUU)', 'Himachal Pradesh'],
  ['Pune', 'Pune International Airport (PNQ)', 'Pune'],
  ['Jaipur', 'Jaipur International Airport (JAI)', 'Jaipur'],
] as const;

/** 'Car Hire at Airports': each links to the cars of its city, with pick-up at the airport. */
export const airports: readonly { place: string; name: string; to: string }[] = airportNames.map(
  ([place, name, city]) => ({
    place,
    name,
    to: `${urls.carsIn(city)}?${new URLSearchParams({ pickupLocation: name })}`,
  }),
);

/** The subject of the closing buttons, 'Contact Us' and 'Get Quote'. */
export const contactSubject = 'Question about a car rental';
export const quoteSubject = 'Quote for a car rental';

const typePictures: Readonly<Record<CarType, string>> = {
  Hatchback: 'car-hatchback-10',
  Sedan: 'car-sedan-7',
  SUV: 'car-suv-10',
  MUV: 'car-muv-5',
  Luxury: 'car-luxury-5',
  'Tempo Traveller': 'car-tempo-2',
};

/** 'Choose Your Perfect Car': each type with its lowest daily price, if it has cars. */
export function typeTiles(prices: ReadonlyMap<string, Paise>): TileData[] {
  return carTypes.map((type) => {
    const price = prices.get(type);
    return {
      label: type,
      to: urls.carsOfType(type),
      picture: `/artwork/${typePictures[type]}.svg`,
      ...(price !== undefined && { note: `from ${formatMoney(price)} a day` }),
    };
  });
}

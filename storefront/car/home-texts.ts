import { carHomeTexts } from '../../messages/en/car/home.ts';
import type { Translate } from '../../messages/translate.ts';
import type { TileData } from '../home/places.ts';
import type { PointMessages } from '../home/point.ts';
import { urls } from '../urls.ts';
import { popularCities } from './requested-location.ts';

// The texts of /car-rentals (CAR-1 to CAR-6). Names are spelt correctly; the misspelt addresses keep working (SHELL-6).

export const reasons: readonly PointMessages[] = [
  {
    icon: 'shield-check',
    title: carHomeTexts.safe,
    text: carHomeTexts.safeText,
  },
  {
    icon: 'phone',
    title: carHomeTexts.support,
    text: carHomeTexts.supportText,
  },
  {
    icon: 'badge-check',
    title: carHomeTexts.drivers,
    text: carHomeTexts.driversText,
  },
  {
    icon: 'wallet',
    title: carHomeTexts.prices,
    text: carHomeTexts.pricesText,
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

export const cityTiles = (t: Translate): TileData[] =>
  popularCities.map((city) => ({
    label: city,
    note: t(carHomeTexts.viewCars),
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

/** The places of the page. */
export const carPlaces: readonly string[] = [...popularCities, ...airports.flatMap(({ place, name }) => [place, name])];

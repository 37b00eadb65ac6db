import { carHomeViewTexts } from '../../messages/en/car/home-view.ts';
import type { Translate } from '../../messages/translate.ts';
import { type CarType, carTypes } from '../../service/catalog/car-rentals/car-facets.ts';
import { nameText } from '../../service/catalog/vocabulary.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import type { TileData } from '../home/places.ts';
import { urls } from '../urls.ts';

const typePictures: Readonly<Record<CarType, string>> = {
  Hatchback: 'car-hatchback-10',
  Sedan: 'car-sedan-7',
  SUV: 'car-suv-10',
  MUV: 'car-muv-5',
  Luxury: 'car-luxury-5',
  'Tempo Traveller': 'car-tempo-2',
};

/** 'Choose Your Perfect Car': each type with its lowest daily price, if it has cars. */
export function typeTiles(t: Translate, prices: ReadonlyMap<string, Paise>): TileData[] {
  return carTypes.map((type) => {
    const price = prices.get(type);
    return {
      label: nameText(t, type),
      to: urls.carsOfType(type),
      picture: `/artwork/${typePictures[type]}.svg`,
      ...(price !== undefined && { note: t(carHomeViewTexts.fromPrice, { price: formatMoney(price) }) }),
    };
  });
}

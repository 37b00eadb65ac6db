import type { ProductTexts } from '../in-readers-language.ts';
import { pictureOf } from '../picture-data.ts';
import type { CarCardRow } from './car-cards.sql.ts';
import type { CarPageData } from './car-page-data.ts';

export const documentIdOf = ({ document_id }: Pick<CarCardRow, 'document_id'>) => document_id;

/** The card of a car in the reader's language. Features and what is included, of which some are looked for, stay English. */
export function wordCarCard<Row extends CarCardRow>(row: Row, { text, place }: ProductTexts): Row {
  const name = text(row.name);
  return {
    ...row,
    name,
    image: pictureOf({ name, text }, row.image),
    location: place(row.location),
    available: text(row.available),
  };
}

/** The page of a car in the reader's language. Its destination, by which it is found, stays English. */
export function wordCarPage(car: CarPageData, { text, place }: ProductTexts): CarPageData {
  const description = text(car.description);
  const name = text(car.name);
  return {
    ...car,
    name,
    images: car.images.map((image) => pictureOf({ name, text }, image)),
    location: place(car.location),
    description,
    ...(description === car.description && { inEnglish: true }),
    available: text(car.available),
    features: car.features.map(text),
    included: car.included.map(text),
    notIncluded: car.notIncluded.map(text),
  };
}

import type { ProductTexts } from '../in-readers-language.ts';
import type { CarCardRow } from './car-cards.sql.ts';
import type { CarPageData } from './car-page-data.ts';

export const documentIdOf = ({ document_id }: Pick<CarCardRow, 'document_id'>) => document_id;

/** The card of a car in the reader's language. Features and what is included, of which some are looked for, stay English. */
export function wordCarCard<Row extends CarCardRow>(row: Row, { text, place }: ProductTexts): Row {
  return {
    ...row,
    name: text(row.name),
    location: place(row.location),
    available: text(row.available),
  };
}

/** The page of a car in the reader's language. Its destination, by which it is found, stays English. */
export function wordCarPage(car: CarPageData, { text, place }: ProductTexts): CarPageData {
  const description = text(car.description);
  return {
    ...car,
    name: text(car.name),
    location: place(car.location),
    description,
    ...(description === car.description && { inEnglish: true }),
    available: text(car.available),
    features: car.features.map(text),
    included: car.included.map(text),
    notIncluded: car.notIncluded.map(text),
  };
}

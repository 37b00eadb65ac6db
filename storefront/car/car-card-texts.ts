import { carCardViewTexts } from '../../messages/en/car/card-view.ts';
import type { Translate } from '../../messages/translate.ts';
import type { CarCardData } from '../../service/catalog/car-rentals/car-card-data.ts';
import { daysText } from '../../service/catalog/car-rentals/car-priced.ts';
import { percentOff } from '../../service/catalog/price.ts';
import { isSoldOut, leftText } from '../../service/catalog/stays/stay-card-data.ts';
import { nameText } from '../../service/catalog/vocabulary.ts';
import { formatMoney } from '../../service/core/money.ts';
import { oneLine } from '../product/list-view.ts';
import { reviewCountText } from '../product/reviews-view.ts';
import { moreOf } from '../stay/card-texts.ts';

/** The texts of a car's card. */
export interface CarCardTexts {
  slug: string;
  name: string;
  place: string;
  type: string;
  /** Empty: the default picture. */
  image: string;
  alt: string;
  /** For an uploaded picture: its widths, and its focal point (service/catalog/picture-data.ts). */
  srcSet?: string;
  focus?: string;
  /** Addresses of further pictures, with spaces between them. */
  more?: string;
  /** Null: not rated yet, shown as 'New'. */
  rated: { score: string; reviews: string } | null;
  /** '4 Seats', 'Manual' … */
  chips: readonly string[];
  /** '250 km a day included' */
  kilometres: string | null;
  free: boolean;
  /** 'Only 2 left' */
  left: string | null;
  /** Sold out for the dates of the search. */
  soldOut?: true;
  old: string | null;
  /** '15% OFF' */
  off: string | null;
  /** Null if the price of the whole rental is the main figure, with the daily price below. */
  lead: string | null;
  price: string;
  /** 'a day', 'total · 2 days' */
  unit: string;
  /** The other of the two prices, with its unit: '₹2,596 total · 1 day with GST'. */
  under: string;
}

export const seatsText = (t: Translate, capacity: number): string => t(carCardViewTexts.seats, { count: capacity });

/** Null if no kilometres are included. */
export const kilometresText = (t: Translate, freeKms: number): string | null =>
  freeKms > 0 ? t(carCardViewTexts.kilometres, { kilometres: freeKms.toLocaleString('en-IN') }) : null;

export function carCardTexts(t: Translate, car: CarCardData): CarCardTexts {
  const { image } = car;
  const off = percentOff(car.perDay, car.originalPrice);
  return {
    slug: car.slug,
    name: car.name,
    place: car.location,
    type: nameText(t, car.carType),
    image: image?.url ?? '',
    alt: image?.alt ?? '',
    ...(image?.srcSet && { srcSet: image.srcSet }),
    ...(image?.focus && { focus: image.focus }),
    ...moreOf(car),
    rated: car.rating > 0 ? { score: car.rating.toFixed(1), reviews: reviewCountText(t, car.reviews) } : null,
    chips: [
      seatsText(t, car.capacity),
      ...[car.transmission, car.fuelType, ...car.features.filter((name) => name === 'AC')].map((name) =>
        nameText(t, name),
      ),
    ],
    kilometres: kilometresText(t, car.freeKms),
    free: car.freeCancellation,
    left: leftText(t, car.unitsLeft),
    ...(isSoldOut(car.unitsLeft) && { soldOut: true }),
    old: off === null ? null : formatMoney(car.originalPrice),
    off: off === null || off === 0 ? null : t(carCardViewTexts.off, { percent: off }),
    ...figures(t, car),
  };
}

/**
 * With dates the total of the rental is the main figure; without them the price of a day, with its total below
 * (LIST-10).
 */
function figures(
  t: Translate,
  { perDay, whole, unitsLeft }: CarCardData,
): Pick<CarCardTexts, 'lead' | 'price' | 'unit' | 'under'> {
  const [day, amount] = [formatMoney(perDay), formatMoney(whole.amount)];
  const days = oneLine(daysText(t, whole.days));
  return unitsLeft === null
    ? {
        lead: t(carCardViewTexts.lead),
        price: day,
        unit: t(carCardViewTexts.day),
        under: t(carCardViewTexts.totalWithGst, { amount, days }),
      }
    : {
        lead: null,
        price: amount,
        unit: t(carCardViewTexts.total, { days }),
        under: t(carCardViewTexts.beforeGst, { price: day }),
      };
}

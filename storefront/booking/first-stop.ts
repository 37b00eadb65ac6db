import { departureTexts } from '../../messages/en/departure.ts';
import type { Translate } from '../../messages/translate.ts';
import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { kindOf, type ProductType } from '../../service/catalog/kinds.ts';
import { type Day, formatDay, isDay, nightsBetween } from '../../service/core/day.ts';
import type { CartLine } from '../cart/cart-line.ts';

/** Where and when a booked trip begins. */
export interface FirstStop {
  readonly type: ProductType;
  readonly name: string;
  /** The slug of its page. */
  readonly slug: string;
  readonly place: string;
  readonly day: Day;
  readonly picture: string;
}

/** Addresses go from narrow to wide and end with the state: 'Tapovan, Rishikesh, Uttarakhand' is in Rishikesh. */
function townOf(location: string): string {
  const parts = location.split(',').map((part) => part.trim());
  return parts.at(-2) ?? location;
}

function earliest(stops: readonly FirstStop[]): FirstStop | null {
  return stops.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}

/** The first stop of the lines of a cart; null if none has a date. */
export function firstOfLines(lines: readonly CartLine[]): FirstStop | null {
  return earliest(
    lines.flatMap(({ type, name, slug, productKey, location, startDay, imageUrl }) =>
      startDay
        ? [{ type, name, slug: slug ?? productKey, place: townOf(location), day: startDay, picture: imageUrl }]
        : [],
    ),
  );
}

/** The first stop of a booking. */
export function firstOfItems(items: readonly BookingItemView[]): FirstStop | null {
  return earliest(
    items.flatMap(({ type, name, slug, location, selectedDate, image }) =>
      isDay(selectedDate) ? [{ type, name, slug, place: townOf(location), day: selectedDate, picture: image }] : [],
    ),
  );
}

/** 'Udaipur in 21 days', 'Udaipur tomorrow'; the place alone once it has begun. */
export function countdownText(t: Translate, { place, day }: Pick<FirstStop, 'place' | 'day'>, today: Day): string {
  const days = nightsBetween(today, day);
  return days < 0 ? place : t(departureTexts.countdown, { days, place });
}

/** 'Check in at Sun Villa on Mon, 21 Dec 2026' */
export function beginText(t: Translate, { type, name, day }: FirstStop): string {
  const { dates } = kindOf(type);
  const values = { name, day: formatDay(t, day) };
  if (dates === 'nights') return t(departureTexts.checkIn, values);
  return t(dates === 'days' ? departureTexts.pickUp : departureTexts.visit, values);
}

/** The addresses of a picture as a scene: a drawing also wide and square, a photograph as it is. */
export function sceneOf(picture: string): { readonly wide: string; readonly square: string } {
  const drawing = /^(\/artwork\/[^/]+)\.svg$/.exec(picture)?.[1];
  return drawing
    ? { wide: `${drawing}.wide.svg`, square: `${drawing}.square.svg` }
    : { wide: picture, square: picture };
}

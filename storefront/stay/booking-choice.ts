import { catalogStockTexts } from '../../messages/en/catalog/stock.ts';
import { stayPageTexts } from '../../messages/en/stay/page.ts';
import type { Sentence } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { type DaysAt, daysAt, type Fee, type TaxedPrice, taxedPrice } from '../../service/catalog/price.ts';
import { arrivalProblem } from '../../service/catalog/sale-days.ts';
import { rangeProblem, roomsNeeded, tooManyGuests } from '../../service/catalog/stays/stay-offer.ts';
import type { Night, RoomTypeData } from '../../service/catalog/stays/stay-page-data.ts';
import { roomsPriced } from '../../service/catalog/stays/stay-priced.ts';
import type { TaxTerms } from '../../service/catalog/tax.ts';
import { type Day, daysBetween, nightsBetween } from '../../service/core/day.ts';
import { type Paise, paiseOf, zero } from '../../service/core/money.ts';
import type { ChosenRange } from '../product/range-choice.ts';

/** The known nights of a stay: room type → day → night; null for a room type that is no longer sold. */
export type KnownNights = ReadonlyMap<number, ReadonlyMap<Day, Night> | null>;

/** STAY-17: the selectors of the booking panel. */
export const panelLimits = { rooms: 4, children: 4 } as const;

/** A room type for the dates. `unknown`: no dates yet, or their nights are not loaded. */
export type RoomOffer =
  | { readonly state: 'unknown' }
  | { readonly state: 'sold-out'; readonly left: number; readonly why?: Sentence }
  | {
      readonly state: 'free';
      readonly left: number;
      readonly nights: readonly DaysAt[];
    };

/** Whether that many rooms are free every night of the range, and the price of each night. */
export function roomOffer(
  room: RoomTypeData,
  known: KnownNights,
  { checkIn, checkOut }: ChosenRange,
  rooms: number,
): RoomOffer {
  const nights = known.get(room.id);
  if (nights === null) return { state: 'sold-out', left: 0 };
  if (!checkIn || !checkOut || checkOut <= checkIn) return { state: 'unknown' };
  const priced: DaysAt[] = [];
  let left = Number.POSITIVE_INFINITY;
  for (const day of daysBetween(checkIn, checkOut)) {
    const night = nights?.get(day);
    if (!night) return { state: 'unknown' };
    left = Math.min(left, night.closed ? 0 : night.left);
    priced.push({ days: 1, price: night.price });
  }
  if (left < rooms) return { state: 'sold-out', left };
  const why = arrivalProblem(nights?.get(checkIn) ?? {}, checkIn, priced.length, true);
  if (why) return { state: 'sold-out', left: 0, why };
  return { state: 'free', left, nights: priced };
}

/** The specified total with its tax: of the offer, else by the room's default price (one night without dates). */
export function stayPrice(
  room: RoomTypeData,
  offer: RoomOffer,
  { checkIn, checkOut }: ChosenRange,
  rooms: number,
  { fees, ...terms }: TaxTerms & { fees: readonly Fee[] },
): TaxedPrice {
  const nights = checkIn && checkOut ? Math.max(1, nightsBetween(checkIn, checkOut)) : 1;
  return taxedPrice(
    roomsPriced(rooms, fees),
    offer.state === 'free' ? offer.nights : daysAt(nights, room.price),
    terms,
  );
}

export interface Party {
  adults: number;
  children: number;
  rooms: number;
}

/** The number of rooms of that type that the party needs; above the limit (panelLimits) if the rooms are too small. */
export const roomsFor = (room: RoomTypeData, { adults, children }: Omit<Party, 'rooms'>): number =>
  roomsNeeded(room, { adults, guests: adults + children });

/** The default room type: the first that is not sold out and fits the party. */
export function firstRoom(
  types: readonly RoomTypeData[],
  offers: ReadonlyMap<number, RoomOffer>,
  { rooms, ...guests }: Party,
): RoomTypeData | undefined {
  const free = types.filter(({ id }) => offers.get(id)?.state !== 'sold-out');
  return free.find((room) => roomsFor(room, guests) <= rooms) ?? free[0] ?? types[0];
}

/** The number of rooms of a type that fit the party. */
export interface Fit {
  readonly room: RoomTypeData;
  readonly rooms: number;
}

/** The fewest available rooms that fit the party: of the chosen type, else of the first other one. */
export function fitFor(
  guests: Omit<Party, 'rooms'>,
  chosen: RoomTypeData,
  rooms: readonly RoomTypeData[],
  offers: ReadonlyMap<number, RoomOffer>,
): Fit | undefined {
  return [chosen, ...rooms]
    .map((room) => ({ room, rooms: roomsFor(room, guests) }))
    .find(({ room, rooms: needed }) => {
      const offer = offers.get(room.id);
      const left = !offer || offer.state === 'unknown' ? panelLimits.rooms : offer.left;
      return needed <= Math.min(left, panelLimits.rooms);
    });
}

export interface BookingErrors {
  checkIn?: string;
  checkOut?: string;
  room?: string;
  adults?: string;
}

/**
 * The checks of the booking panel (STAY-18), and the server's checks of dates and guests; empty if the stay can be
 * added to the cart.
 */
export function checkBooking(
  t: Translate,
  { checkIn, checkOut }: ChosenRange,
  room: RoomTypeData | undefined,
  offer: RoomOffer,
  today: Day,
  mostNights: number,
  { adults, children, rooms }: Party,
): BookingErrors {
  const errors: BookingErrors = {};
  if (!checkIn) errors.checkIn = t(stayPageTexts.noCheckIn);
  if (!checkOut) errors.checkOut = t(stayPageTexts.noCheckOut);
  const refused = checkIn && checkOut && rangeProblem(checkIn, checkOut, today, mostNights);
  if (refused) errors[refused.date] = t.of(refused.problem);
  if (!room) errors.room = t(stayPageTexts.noRoom);
  else if (offer.state === 'sold-out') errors.room = offer.why ? t.of(offer.why) : t(stayPageTexts.roomUnavailable);
  const tooMany = room && tooManyGuests(room, rooms, { adults, guests: adults + children });
  if (tooMany) errors.adults = t.of(tooMany);
  return errors;
}

/** Why no room type of a stay is available for the dates, for the panel and as a short text; null if one is. */
export function noneFree(t: Translate, all: Iterable<RoomOffer>): { text: string; short: string } | null {
  const offers = [...all];
  const refused = offers.filter((offer) => offer.state === 'sold-out');
  if (refused.length < offers.length) return null;
  const some = refused.filter(({ left }) => left > 0);
  const most = Math.max(0, ...some.map(({ left }) => left));
  const short = t(catalogStockTexts.onlyLeft, { left: most });
  if (some.length === 1) return { text: t(stayPageTexts.onlyRooms, { rooms: most }), short };
  if (some.length > 1) return { text: t(stayPageTexts.onlyRoomsOfType, { rooms: most }), short };
  const why = refused.find((offer) => offer.why)?.why;
  if (why) return { text: t.of(why), short: t(stayPageTexts.notAvailable) };
  return { text: t(stayPageTexts.soldOut), short: t(catalogStockTexts.soldOut) };
}

/** The calendar's text for a night: the lowest price of the available rooms, or why there are too few. */
export function cheapestNight(
  known: KnownNights,
  day: Day,
  rooms: number,
): { price: Paise; soldOut: boolean; left: number; closed: boolean; noArrival: boolean } | undefined {
  let price: Paise | undefined;
  let left = 0;
  let seen = false;
  let closed = true;
  let noArrival = true;
  for (const nights of known.values()) {
    const night = nights?.get(day);
    if (!night) continue;
    seen = true;
    closed &&= night.closed;
    if (!night.closed) left = Math.max(left, night.left);
    if (night.closed || night.left < rooms) continue;
    noArrival &&= night.noArrival === true;
    price = price === undefined ? night.price : paiseOf(Math.min(price, night.price));
  }
  if (!seen) return undefined;
  return { price: price ?? zero, soldOut: price === undefined, left, closed, noArrival };
}

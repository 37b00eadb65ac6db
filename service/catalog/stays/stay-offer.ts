import { catalogOfferTexts } from '../../../messages/en/catalog/offer.ts';
import { catalogSaleTexts } from '../../../messages/en/catalog/sale.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
import type { Translate } from '../../../messages/translate.ts';
import { addDays, type Day, daysBetween, instantAt, nightsBetween, today } from '../../core/day.ts';
import { paiseOf } from '../../core/money.ts';
import { type CancellationPolicy, policyOf } from '../cancellation-policy.ts';
import { cancellationTerms } from '../cancellation-terms.ts';
import type { Fee } from '../price.ts';
import type { CancellationTerms, Offered, SelectedLine } from '../product.ts';
import { mostDaysAhead, saleEndOf } from '../sale-days.ts';
import { stayKind } from '../stay-kind.ts';
import { roomsPriced } from './stay-priced.ts';
import type { RoomRow, StayRow } from './stay-product.sql.ts';
import { guestLimits } from './travel-params.ts';

export interface RangeProblem {
  readonly date: 'checkIn' | 'checkOut';
  readonly problem: Sentence;
  readonly tooLong?: true;
}

/**
 * Why a stay cannot be booked from that day to that one, and which of the two is wrong; undefined when it can. `most`:
 * maximum nights by the operator's setting.
 */
export function rangeProblem(checkIn: Day, checkOut: Day, today: Day, most: number): RangeProblem | undefined {
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return { date: 'checkOut', problem: sentence(catalogSaleTexts.notAfterCheckIn) };
  if (checkIn < today) return { date: 'checkIn', problem: sentence(catalogSaleTexts.checkInPast) };
  if (nights > most)
    return {
      date: 'checkOut',
      problem: sentence(catalogSaleTexts.tooManyNights, { most }),
      tooLong: true,
    };
  if (checkOut > addDays(today, mostDaysAhead))
    return { date: 'checkOut', problem: sentence(catalogSaleTexts.tooFarAhead) };
  return undefined;
}

/** How many people one room of a type takes. */
export interface RoomSize {
  readonly name: string;
  /** Adults. */
  readonly maxGuests: number;
  /** Adults and children; null: no limit is set for children. */
  readonly maxOccupancy: number | null;
}

/** Number of rooms of that type that the party needs. */
export function roomsNeeded(room: RoomSize, { adults, guests }: { adults: number; guests: number }): number {
  return Math.max(Math.ceil(adults / room.maxGuests), Math.ceil(guests / (room.maxOccupancy ?? guests)));
}

/** Why that many adults, and guests in all, do not fit into that many rooms of a type; undefined when they do. */
export function tooManyGuests(
  room: RoomSize,
  rooms: number,
  { adults, guests }: { adults: number; guests: number },
): Sentence | undefined {
  if (adults > room.maxGuests * rooms)
    return sentence(catalogSaleTexts.adultsInRooms, { room: room.name, most: room.maxGuests * rooms, rooms });
  const most = room.maxOccupancy === null ? guests : room.maxOccupancy * rooms;
  return guests > most ? sentence(catalogSaleTexts.guestsInRooms, { room: room.name, most, rooms }) : undefined;
}

/**
 * The offer of a stay in that configuration, or the specified message why it cannot be sold. `most`: maximum nights;
 * `fees`: those of a stay of its type.
 */
export function stayOffer(
  t: Translate,
  selected: SelectedLine,
  stay: StayRow | undefined,
  rooms: readonly RoomRow[],
  {
    now,
    most,
    fees,
    policies,
  }: { now: Date; most: number; fees: readonly Fee[]; policies: readonly CancellationPolicy[] },
): Offered {
  if (!stay) return { problem: t(catalogOfferTexts.stayGone) };
  const { optionName, startDay, units } = selected;
  const room = optionName === undefined ? rooms[0] : rooms.find((row) => isRoom(row, optionName));
  if (!room) return { problem: t(catalogOfferTexts.noRoomType) };
  if (!startDay) return { problem: t(catalogOfferTexts.noCheckIn) };
  // clients of the plain API send no check-out: that is one night
  const endDay = selected.endDay ?? addDays(startDay, 1);
  const refused = rangeProblem(startDay, endDay, today(now), most);
  if (refused) return { problem: t.of(refused.problem), tooLong: refused.tooLong };
  if (units > guestLimits.rooms) return { problem: t(catalogOfferTexts.mostRooms, { most: guestLimits.rooms }) };

  const beds = room.max_guests * units;
  const named = (selected.adults ?? 1) + (selected.children ?? 0);
  const guests = selected.guests ?? named;
  const adults = selected.adults ?? Math.min(guests, beds);
  const size = { name: room.name, maxGuests: room.max_guests, maxOccupancy: room.max_occupancy };
  const tooMany = tooManyGuests(size, units, { adults, guests: Math.max(guests, named) });
  if (tooMany) return { problem: t.of(tooMany) };
  if ((selected.children ?? 0) > guestLimits.children || guests > beds + guestLimits.children) {
    const { children } = guestLimits;
    return { problem: t(catalogOfferTexts.sleeps, { room: room.name, adults: beds, children, rooms: units }) };
  }

  return {
    offer: {
      type: 'stay',
      label: 'stay',
      productId: stay.id,
      documentId: stay.document_id,
      slug: stay.slug,
      name: stay.name,
      optionName: room.name,
      chosenForThem: optionName === undefined ? ['roomType'] : [],
      location: stay.location,
      imageUrl: stay.image_url,
      sellableId: room.sellable_id,
      capacity: room.units,
      days: daysBetween(startDay, endDay),
      startDay,
      endDay,
      slot: '',
      saleEnds: saleEndOf(startDay, '', room.cut_off_hours),
      units,
      guests,
      dayPrice: paiseOf(room.price_paise),
      language: null,
      duration: null,
      cancellation: cancellationOf(t, stay, startDay, room.check_in_time, now, policies),
      venue: {
        latitude: stay.latitude,
        longitude: stay.longitude,
        from: room.check_in_time,
        until: room.check_out_time,
      },
      meetingPoint: null,
      meetingTime: null,
      plan: [],
      asksNames: false,
      ...(stay.facts && { facts: stay.facts }),
      ...roomsPriced(units, fees),
    },
  };
}

function isRoom(room: RoomRow, requested: string): boolean {
  return room.name === requested || room.document_id === requested || String(room.id) === requested;
}

/** The check-in time if it is valid, else 2:00 pm. */
export function checkInAt(checkInTime: string): string {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(checkInTime) ? checkInTime : '14:00';
}

function cancellationOf(
  t: Translate,
  { cancellation_policy, free_cancellation }: StayRow,
  checkIn: Day,
  checkInTime: string,
  now: Date,
  own: readonly CancellationPolicy[],
): CancellationTerms {
  const policy = policyOf({ policy: cancellation_policy, free: free_cancellation }, own);
  const starts = instantAt(checkIn, checkInAt(checkInTime));
  return cancellationTerms(t, { policy, starts, start: t(stayKind.begins) }, now);
}

import { useEffect, useState } from 'react';
import { catalogStockTexts } from '../../messages/en/catalog/stock.ts';
import { stayPageTexts } from '../../messages/en/stay/page.ts';
import type { Translate } from '../../messages/translate.ts';
import type { TaxedPrice } from '../../service/catalog/price.ts';
import { lengthText } from '../../service/catalog/stays/stay-card-data.ts';
import type { Night, RoomNights, RoomTypeData } from '../../service/catalog/stays/stay-page-data.ts';
import { addDays, type Day, isDay, nightsBetween } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import type { ChosenRange } from '../product/range-choice.ts';
import { cartPicture, useAddToCart } from '../product/use-add-to-cart.ts';
import { daysAtOnce, useStock } from '../product/use-stock.ts';
import { useText } from '../rendering/text.tsx';
import type { CalendarNight } from '../ui/calendar.tsx';
import { urls } from '../urls.ts';
import {
  type BookingErrors,
  cheapestNight,
  checkBooking,
  type Fit,
  firstRoom,
  fitFor,
  type KnownNights,
  noneFree,
  type RoomOffer,
  roomOffer,
  stayPrice,
} from './booking-choice.ts';
import type { StayPageView } from './stay-page-view.ts';

const noNights: KnownNights = new Map();

export interface RequestedStay {
  range: ChosenRange;
  adults: number;
  children: number;
  rooms: number;
  /** The id of the room type; null: the first that fits. */
  room: number | null;
}

export interface StayBooking {
  range: ChosenRange;
  setRange: (range: ChosenRange) => void;
  adults: number;
  setAdults: (count: number) => void;
  children: number;
  setChildren: (count: number) => void;
  rooms: number;
  setRooms: (count: number) => void;
  room: RoomTypeData | undefined;
  chooseRoom: (id: number) => void;
  offers: ReadonlyMap<number, RoomOffer>;
  /** Why no room type is available for the dates. */
  noneFree: { text: string; short: string } | null;
  /** The rooms that fit if there are too many adults for the chosen ones, if any do. */
  fit: Fit | undefined;
  takeFit: (fit: Fit) => void;
  price: TaxedPrice | undefined;
  /** The price of that room for the same dates. */
  priceFor: (room: RoomTypeData) => TaxedPrice;
  errors: BookingErrors;
  /** Dates are chosen but their nights are still loading. */
  loading: boolean;
  /** A request is checking that the room is still available. */
  checking: boolean;
  done: boolean;
  night: (day: Day) => CalendarNight | undefined;
  seeMonths: (from: Day, to: Day) => void;
  /** Resolves when the stay is in the cart or the panel shows why not. */
  book: () => Promise<void>;
  /** Takes over the values of the panel's form. */
  catchUp: (form: FormData) => void;
}

/** `requested`: the requested room types. One that is missing in the answer is no longer sold. */
function remember(
  known: KnownNights,
  loaded: readonly RoomNights[],
  requested: readonly { readonly id: number }[],
): KnownNights {
  const next = new Map(known);
  for (const { id } of requested) if (!loaded.some(({ roomId }) => roomId === id)) next.set(id, null);
  for (const { roomId, nights } of loaded) {
    const merged = new Map<Day, Night>(next.get(roomId));
    for (const night of nights) merged.set(night.day, night);
    next.set(roomId, merged);
  }
  return next;
}

/** Why no room is available for a night, in its field of the calendar. */
function soldOutText(t: Translate, { closed, left }: { closed: boolean; left: number }): string {
  if (closed) return t(stayPageTexts.closed);
  return left > 0 ? t(stayPageTexts.left, { left }) : t(catalogStockTexts.soldOut);
}

/** The state of the booking panel: choices, live nights, the price, and adding to the cart. */
export function useStayBooking(
  stay: StayPageView,
  requested: RequestedStay,
  loaded: readonly RoomNights[],
  today: Day,
): StayBooking {
  const t = useText();
  const [range, setRange] = useState(requested.range);
  const [rooms, setRooms] = useState(requested.rooms);
  const [adults, setAdults] = useState(requested.adults);
  const [children, setChildren] = useState(requested.children);
  const [chosen, setChosen] = useState(requested.room);
  const stock = useStock(urls.stay(stay.slug), {
    first: noNights,
    loaded,
    // a page without dates comes without nights
    remember: (known, answer: readonly RoomNights[], first) => remember(known, answer, first ? [] : stay.rooms),
  });
  const { known, failed } = stock;
  const [tried, setTried] = useState(false);
  const { added: done, add } = useAddToCart();

  const offers = new Map(stay.rooms.map((room) => [room.id, roomOffer(room, known, range, rooms)]));
  const sold = stay.rooms.some(({ id }) => known.get(id) !== null);
  const room = sold
    ? (stay.rooms.find(({ id }) => id === chosen) ?? firstRoom(stay.rooms, offers, { adults, children, rooms }))
    : undefined;
  const offer = (room && offers.get(room.id)) ?? { state: 'unknown' };
  const { checkIn, checkOut } = range;
  const priceFor = (room: RoomTypeData) =>
    stayPrice(room, offers.get(room.id) ?? { state: 'unknown' }, range, rooms, {
      rules: stay.taxRules,
      on: today,
      fees: stay.fees,
    });
  const wrong = checkBooking(t, range, room, offer, today, stay.mostNights, { adults, children, rooms });
  const right = Object.keys(wrong).length === 0;
  const missing = !wrong.checkIn && !wrong.checkOut && room !== undefined && offer.state === 'unknown';

  useEffect(() => {
    if (!missing || !checkIn || !checkOut) return;
    for (let from = checkIn; from < checkOut; from = addDays(from, daysAtOnce)) {
      const rest = Math.min(daysAtOnce, nightsBetween(from, checkOut));
      stock.load(from, addDays(from, rest));
    }
  });

  function catchUp(form: FormData) {
    const day = (name: string) => {
      const text = form.get(name);
      return isDay(text) ? text : null;
    };
    setRange({ checkIn: day('checkIn'), checkOut: day('checkOut') });
    setRooms(Number(form.get('rooms')));
    setAdults(Number(form.get('adults')));
    setChildren(Number(form.get('children')));
    const chosenId = Number(form.get('room'));
    if (chosenId && chosenId !== room?.id) setChosen(chosenId);
  }

  async function book() {
    setTried(true);
    if (!right || !checkIn || !checkOut || !room || done || stock.checking) return;
    // otherwise another type would replace one that has just sold out
    setChosen(room.id);
    const now = await stock.reload(checkIn, checkOut);
    // the panel shows what is known by now; without an answer the sale decides
    const offerNow = now && roomOffer(room, now, range, rooms);
    if (offerNow && offerNow.state !== 'free') return;
    const price = priceFor(room);
    add({
      productKey: stay.documentId,
      type: 'stay',
      name: stay.name,
      slug: stay.slug,
      imageUrl: cartPicture(room.image ?? stay.photos[0]),
      location: stay.location,
      startDay: checkIn,
      endDay: checkOut,
      quantity: 1,
      unit: price.subtotal,
      subtotal: price.subtotal,
      guests: adults + children,
      adults,
      children,
      units: rooms,
      optionName: room.soldAs ?? room.name,
      nights: price.days,
      duration: lengthText(t, price.days, 1),
    });
  }

  return {
    range,
    setRange,
    adults,
    setAdults,
    children,
    setChildren,
    rooms,
    setRooms,
    room,
    chooseRoom: setChosen,
    offers,
    noneFree: noneFree(t, offers.values()),
    fit: room && wrong.adults ? fitFor({ adults, children }, room, stay.rooms, offers) : undefined,
    takeFit: (fit) => {
      setChosen(fit.room.id);
      setRooms(fit.rooms);
    },
    price: room && priceFor(room),
    priceFor,
    // before the first attempt only errors that the choice itself caused
    errors: tried || (checkIn && checkOut) ? wrong : wrong.adults ? { adults: wrong.adults } : {},
    loading: missing && !failed,
    checking: stock.checking,
    done,
    night: (day) => {
      const night = cheapestNight(known, day, rooms);
      if (!night) return undefined;
      if (night.soldOut) return { text: soldOutText(t, night), soldOut: true };
      if (night.noArrival) return { text: t(stayPageTexts.noArrival), soldOut: false };
      return { text: formatMoney(night.price), soldOut: false, price: night.price };
    },
    seeMonths: stock.load,
    book,
    catchUp,
  };
}

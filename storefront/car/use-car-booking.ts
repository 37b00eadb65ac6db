import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { carBookingRules } from '../../service/booking/model/buyer-rules.ts';
import type { BookingSentWire } from '../../service/booking/model/wire/wire.ts';
import type { CarDay } from '../../service/catalog/car-rentals/car-availability.ts';
import { daysText } from '../../service/catalog/car-rentals/car-priced.ts';
import { rentalDays } from '../../service/catalog/car-rentals/rental-dates.ts';
import type { TaxedPrice } from '../../service/catalog/price.ts';
import { addDays, type Day, nightsBetween } from '../../service/core/day.ts';
import { problemOf, problemsOf } from '../../service/core/field-rule.ts';
import { pathOfLink } from '../../service/core/language-address.ts';
import type { ChosenRange } from '../product/range-choice.ts';
import { cartPicture, useAddToCart } from '../product/use-add-to-cart.ts';
import { daysAtOnce, useStock } from '../product/use-stock.ts';
import { useText } from '../rendering/text.tsx';
import type { CalendarNight } from '../ui/calendar.tsx';
import { focusInvalid } from '../ui/focus-invalid.ts';
import { urls } from '../urls.ts';
import {
  type CarErrors,
  type CarField,
  type CarState,
  carState,
  checkDates,
  dayText,
  type KnownCarDays,
  priceFor,
} from './car-choice.ts';
import type { CarPageView } from './car-page-view.ts';
import { businessOf, formOf, sendCarBooking } from './send-car-booking.ts';

const noDays: KnownCarDays = new Map();

/** A booked car. */
export interface BookedCar extends BookingSentWire {
  readonly email: string;
  readonly range: ChosenRange;
}

export interface CarBookingState {
  range: ChosenRange;
  setRange: (range: ChosenRange) => void;
  state: CarState;
  price: TaxedPrice;
  errors: CarErrors;
  /** Clears the error of a field that is being changed. */
  touch: (field: CarField) => void;
  problem: string;
  /** Dates are chosen but their days are still loading. */
  loading: boolean;
  /** A request is checking that the car is still available. */
  checking: boolean;
  processing: boolean;
  booked: BookedCar | undefined;
  /** It is in the cart, and the cart opens. */
  added: boolean;
  night: (day: Day) => CalendarNight | undefined;
  seeMonths: (from: Day, to: Day) => void;
  /** The element that contains panel and form; errors are focused in its order. */
  parts: RefObject<HTMLDivElement | null>;
  /** Goes from the panel to the form, if the panel is valid. */
  proceed: () => void;
  book: (event: FormEvent<HTMLFormElement>) => void;
  addToCart: () => void;
}

function remember(known: KnownCarDays, loaded: readonly CarDay[]): KnownCarDays {
  return new Map([...known, ...loaded.map((day) => [day.day, day] as const)]);
}

/** The state of the booking: choices, live days, the price, the booking itself and adding to the cart. */
export function useCarBooking(
  car: CarPageView,
  requested: ChosenRange,
  loaded: readonly CarDay[],
  today: Day,
): CarBookingState {
  const t = useText();
  const [range, setRange] = useState(requested);
  const stock = useStock(urls.car(car.slug), { first: noDays, loaded, remember });
  const { known, failed } = stock;
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState<CarErrors>({});
  const [problem, setProblem] = useState('');
  const [processing, setProcessing] = useState(false);
  const [booked, setBooked] = useState<BookedCar>();
  const { added, add } = useAddToCart();
  const navigate = useNavigate();
  const sending = useRef(false);
  const openedAt = useRef(0);
  const parts = useRef<HTMLDivElement>(null);
  const showWrong = () => {
    if (parts.current) focusInvalid(parts.current);
  };

  const { checkIn, checkOut } = range;
  const state = carState(known, range);
  const price = priceFor(car, state, range, { rules: car.taxRules, on: today });
  const dates = checkDates(t, range, state, today, car.mostDays);
  const datesRight = Object.keys(dates).length === 0;
  const missing = datesRight && state.state === 'unknown';

  useEffect(() => {
    openedAt.current = Date.now();
  }, []);

  useEffect(() => {
    if (!missing || !checkIn || !checkOut) return;
    const end = addDays(checkOut, 1);
    for (let from = checkIn; from < end; from = addDays(from, daysAtOnce)) {
      stock.load(from, addDays(from, Math.min(daysAtOnce, nightsBetween(from, end))));
    }
  });

  async function send(form: HTMLFormElement) {
    const typed = formOf(form);
    const { details, problems } = await businessOf(t, form);
    const found = { ...problemsOf(t, carBookingRules, { ...typed }), ...problems };
    // the rules may have just loaded: show their errors before the focus moves to one
    flushSync(() => {
      setTried(true);
      setWrong(found);
      setProblem('');
    });
    if (!datesRight || Object.keys(found).length > 0 || !checkIn || !checkOut) return showWrong();
    if (sending.current || missing) return;
    sending.current = true;
    setProcessing(true);
    const chosen = { pickupDate: checkIn, dropDate: checkOut };
    const payNow = new FormData(form).get('pay') === 'now';
    const total = price.payable;
    const answer = await sendCarBooking(t, {
      car,
      form: typed,
      days: chosen,
      business: details,
      payNow,
      total,
      openedAt: openedAt.current,
    });
    sending.current = false;
    if ('sent' in answer && payNow && !answer.sent.confirmed) {
      await navigate(pathOfLink(answer.sent.paymentLink));
      return;
    }
    setProcessing(false);
    if ('sent' in answer) {
      setBooked({ ...answer.sent, email: typed.email, range });
      return;
    }
    const { refused } = answer;
    setWrong(refused.fields);
    setProblem(refused.problem);
    if (refused.settled) stock.forget();
    showWrong();
  }

  /** The pick-up place in the panel; undefined, with its error shown, if it is invalid. */
  function placeTyped(): string | undefined {
    const typed = parts.current?.querySelector<HTMLInputElement>('[name=pickupLocation]')?.value ?? '';
    const pickupLocation = problemOf(t, carBookingRules.pickupLocation, typed);
    if (pickupLocation) flushSync(() => setWrong({ ...wrong, pickupLocation }));
    return pickupLocation ? undefined : typed.trim();
  }

  function proceed() {
    setTried(true);
    if (placeTyped() === undefined || !datesRight) return showWrong();
    const form = parts.current?.querySelector<HTMLElement>('form[id]');
    form?.parentElement?.scrollIntoView();
    form?.querySelector('input')?.focus({ preventScroll: true });
  }

  async function addToCart() {
    setTried(true);
    const pickup = placeTyped();
    if (pickup === undefined || !datesRight || !checkIn || !checkOut || added || stock.checking) return showWrong();
    const endDay = addDays(checkOut, 1);
    const now = await stock.reload(checkIn, endDay);
    // the panel shows what is known by now; without an answer the sale decides
    if (now && carState(now, range).state !== 'free') return showWrong();
    add({
      productKey: car.documentId,
      type: 'car-rental',
      name: car.name,
      slug: car.slug,
      imageUrl: cartPicture(car.photos[0]),
      location: car.location,
      startDay: checkIn,
      endDay,
      quantity: 1,
      unit: price.subtotal,
      subtotal: price.subtotal,
      duration: daysText(t, rentalDays(checkIn, checkOut).length),
      pickup,
    });
  }

  return {
    range,
    setRange: (next) => {
      setRange(next);
      setProblem('');
      setWrong(({ pickupDate: _, dropDate: __, ...rest }) => rest);
    },
    state,
    price,
    // before the first attempt only errors that the choice itself caused
    errors: { ...wrong, ...(tried || (checkIn && checkOut) ? dates : {}) },
    touch: (field) => setWrong(({ [field]: _, ...rest }) => rest),
    problem,
    loading: missing && !failed,
    checking: stock.checking,
    processing,
    booked,
    added,
    night: (day) => {
      const latest = known.get(day);
      return latest && dayText(t, latest);
    },
    seeMonths: stock.load,
    parts,
    proceed,
    book: (event) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
    addToCart: () => void addToCart(),
  };
}

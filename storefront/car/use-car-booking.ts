import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BookingSentWire } from '../../service/booking/quote-wire.ts';
import type { CarDay } from '../../service/catalog/car-rentals/car-availability.ts';
import { type CarPrice, carTaxOf } from '../../service/catalog/car-rentals/car-price.ts';
import { addDays, type Day, nightsBetween } from '../../service/core/day.ts';
import { toRupees } from '../../service/core/money.ts';
import { callApi } from '../device/api.ts';
import { cart } from '../device/cart.ts';
import type { ChosenRange } from '../product/range-choice.ts';
import type { CalendarNight } from '../ui/calendar.tsx';
import { focusWrong } from '../ui/focus-wrong.ts';
import { addressInWidth } from '../ui/picture-width.ts';
import { toast } from '../ui/toast.tsx';
import { urls } from '../urls.ts';
import { carAttemptFor, fingerprintOf, keepCarAttempt } from './car-attempt.ts';
import {
  type CarErrors,
  type CarField,
  type CarForm,
  type CarState,
  carState,
  checkDates,
  checkForm,
  dayText,
  type KnownDays,
  priceFor,
} from './car-choice.ts';
import type { CarPageView } from './car-page-view.ts';
import { refusedBooking } from './refused-booking.ts';

/** S2 §9: the booking takes at least so long. */
const leastMs = 1_200;
const redirectAfter = 1_500;
const retryAfter = 5_000;
/** The resource answers for this many days at most. */
const daysAtOnce = 62;

/** A car that is booked. */
export interface BookedCar extends BookingSentWire {
  readonly email: string;
  readonly range: ChosenRange;
}

export interface CarBooking {
  range: ChosenRange;
  setRange: (range: ChosenRange) => void;
  state: CarState;
  price: CarPrice;
  errors: CarErrors;
  /** The field is being changed: what was wrong with it is forgotten. */
  touch: (field: CarField) => void;
  problem: string;
  /** Dates are chosen but their days are still on the way. */
  loading: boolean;
  processing: boolean;
  booked: BookedCar | undefined;
  /** It lies in the cart, and the cart opens. */
  added: boolean;
  night: (day: Day) => CalendarNight | undefined;
  seeMonths: (from: Day, to: Day) => void;
  book: (event: FormEvent<HTMLFormElement>) => void;
  addToCart: (form: HTMLFormElement | null) => void;
}

function remember(known: KnownDays, loaded: readonly CarDay[]): KnownDays {
  return new Map([...known, ...loaded.map((day) => [day.day, day] as const)]);
}

function formOf(form: HTMLFormElement): CarForm {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? '').trim();
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    pickupLocation: text('pickupLocation'),
    notes: text('notes'),
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The state of the booking: choices, live days, the price, the booking itself and the way into the cart. */
export function useCarBooking(car: CarPageView, asked: ChosenRange, loaded: readonly CarDay[], today: Day): CarBooking {
  const navigate = useNavigate();
  const [range, setRange] = useState(asked);
  const [known, setKnown] = useState<KnownDays>(() => remember(new Map(), loaded));
  const [failed, setFailed] = useState(false);
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState<CarErrors>({});
  const [problem, setProblem] = useState('');
  const [processing, setProcessing] = useState(false);
  const [booked, setBooked] = useState<BookedCar>();
  const [added, setAdded] = useState(false);
  const underway = useRef(new Set<string>());
  const sending = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // who has left the page meanwhile is not pulled to the cart
  useEffect(() => () => clearTimeout(leaving.current), []);

  async function load(from: Day, to: Day) {
    const key = `${from} ${to}`;
    if (underway.current.has(key)) return;
    underway.current.add(key);
    try {
      const path = `${urls.car(car.slug)}/availability?from=${from}&to=${to}`;
      const answer = await callApi<CarDay[]>('GET', path, undefined, { token: null });
      setKnown((before) => remember(before, answer));
      setFailed(false);
    } catch {
      setFailed(true);
      setTimeout(() => underway.current.delete(key), retryAfter);
    }
  }

  const { checkIn, checkOut } = range;
  const state = carState(known, range);
  const price = priceFor(car.price, state, range, carTaxOf(car.taxRules, today));
  const dates = checkDates(range, state, today);
  const datesRight = Object.keys(dates).length === 0;
  const missing = datesRight && state.state === 'unknown';

  useEffect(() => {
    if (!missing || !checkIn || !checkOut) return;
    const end = addDays(checkOut, 1);
    for (let from = checkIn; from < end; from = addDays(from, daysAtOnce)) {
      void load(from, addDays(from, Math.min(daysAtOnce, nightsBetween(from, end))));
    }
  });

  /** What is known may have been sold meanwhile. */
  function askAnew() {
    underway.current.clear();
    setKnown(new Map());
  }

  async function send(form: HTMLFormElement) {
    const typed = formOf(form);
    const found = checkForm(typed);
    setTried(true);
    setWrong(found);
    setProblem('');
    if (!datesRight || Object.keys(found).length > 0 || !checkIn || !checkOut) return focusWrong(form);
    if (sending.current || missing) return;
    sending.current = true;
    setProcessing(true);
    const chosen = { pickupDate: checkIn, dropDate: checkOut };
    const attempt = carAttemptFor(fingerprintOf(car.slug, typed, chosen));
    // an unanswered request is repeated word by word, or the server would take it for another one
    const total = attempt.sentTotal ?? toRupees(price.payable);
    keepCarAttempt({ ...attempt, sentTotal: total });
    const { notes, ...required } = typed;
    const body = {
      bookingId: attempt.bookingId,
      car: car.slug,
      ...required,
      ...chosen,
      ...(notes && { notes }),
      totals: { total },
    };
    const [answer] = await Promise.allSettled([
      callApi<BookingSentWire>('POST', '/api/car-bookings', body),
      pause(leastMs),
    ]);
    sending.current = false;
    setProcessing(false);
    if (answer.status === 'fulfilled') {
      keepCarAttempt(null);
      setBooked({ ...answer.value, email: typed.email, range });
      return;
    }
    const refused = refusedBooking(answer.reason, total);
    if (refused.settled) keepCarAttempt(refused.taken ? null : { ...attempt, sentTotal: null });
    setWrong(refused.fields);
    setProblem(refused.problem);
    if (refused.settled) askAnew();
    focusWrong(form);
  }

  function addToCart(form: HTMLFormElement | null) {
    setTried(true);
    if (!datesRight || !checkIn || !checkOut || added) {
      if (form) focusWrong(form);
      return;
    }
    const unit = toRupees(price.total);
    cart.add({
      id: car.documentId,
      type: 'car-rental',
      name: car.name,
      slug: car.slug,
      image: car.image ? addressInWidth(car.image, 480) : '',
      location: car.location,
      selectedDate: checkIn,
      selectedTime: null,
      checkOut,
      quantity: 1,
      price: unit,
      totalPrice: unit,
    });
    setAdded(true);
    toast('Successfully added to cart! Redirecting to cart...', { kind: 'success', ms: redirectAfter });
    leaving.current = setTimeout(() => void navigate(urls.cart), redirectAfter);
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
    // before the first try only what the choice itself brought about
    errors: { ...wrong, ...(tried || (checkIn && checkOut) ? dates : {}) },
    touch: (field) => setWrong(({ [field]: _, ...rest }) => rest),
    problem,
    loading: missing && !failed,
    processing,
    booked,
    added,
    night: (day) => {
      const known_ = known.get(day);
      return known_ && dayText(known_);
    },
    seeMonths: (from, to) => void load(from, to),
    book: (event) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
    addToCart,
  };
}

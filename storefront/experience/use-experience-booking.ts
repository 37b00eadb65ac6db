import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExperienceDay, SlotStock } from '../../service/catalog/experiences/experience-page-data.ts';
import { type TicketKind, ticketKinds } from '../../service/catalog/product.ts';
import { addDays, type Day } from '../../service/core/day.ts';
import { type Paise, toRupees } from '../../service/core/money.ts';
import { callApi } from '../device/api.ts';
import { cart } from '../device/cart.ts';
import type { CalendarNight } from '../ui/calendar.tsx';
import { addressInWidth } from '../ui/picture-width.ts';
import { toast } from '../ui/toast.tsx';
import { urls } from '../urls.ts';
import {
  type Choice,
  type ChoiceErrors,
  calendarDay,
  checkChoice,
  choiceFrom,
  dayPrice,
  type ExperiencePrice,
  type KnownDays,
  languageOf,
  leftAt,
  peopleOf,
  priceOf,
  timeOf,
} from './experience-choice.ts';
import type { ExperiencePageView } from './experience-page-view.ts';
import { experienceTexts } from './experience-texts.ts';

const redirectAfter = 1_500;
const retryAfter = 5_000;
/** Around a day that is typed, so many are asked for at once. */
const daysAround = 7;

export interface ExperienceBooking {
  choice: Choice;
  setDay: (day: Day | null) => void;
  setTime: (time: string) => void;
  setLanguage: (language: string) => void;
  setQuantity: (quantity: number) => void;
  setCount: (kind: TicketKind, count: number) => void;
  /** What is known of the chosen day. */
  slots: readonly SlotStock[] | undefined;
  /** The time and the language that are meant: chosen, or the only one. */
  time: string | null;
  language: string | null;
  /** Places left where they are meant; undefined while that is not known. */
  left: number | undefined;
  people: number;
  /** What a ticket without a price of its own costs there. */
  onDay: Paise;
  price: ExperiencePrice;
  errors: ChoiceErrors;
  /** It is not sold any more. */
  gone: boolean;
  /** A day is chosen but its stock is still on the way. */
  loading: boolean;
  done: boolean;
  night: (day: Day) => CalendarNight | undefined;
  seeMonths: (from: Day, to: Day) => void;
  reserve: () => void;
  /** Takes over what stands in the panel's form. */
  catchUp: (form: FormData) => void;
}

function remember(known: KnownDays, loaded: readonly ExperienceDay[]): KnownDays {
  const next = new Map(known);
  for (const { day, slots } of loaded) next.set(day, slots);
  return next;
}

/** The state of the booking panel: choices, live stock, the price, and the way into the cart. */
export function useExperienceBooking(
  page: ExperiencePageView,
  asked: Choice,
  loaded: readonly ExperienceDay[],
  today: Day,
): ExperienceBooking {
  const { type, sale } = page;
  const navigate = useNavigate();
  const [choice, setChoice] = useState(asked);
  const [known, setKnown] = useState<KnownDays>(() => remember(new Map(), loaded));
  const [gone, setGone] = useState(false);
  const [failed, setFailed] = useState(false);
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState(false);
  const underway = useRef(new Set<string>());
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // who has left the page meanwhile is not pulled to the cart
  useEffect(() => () => clearTimeout(leaving.current), []);

  async function load(from: Day, to: Day) {
    const key = `${from} ${to}`;
    if (underway.current.has(key)) return;
    underway.current.add(key);
    try {
      const path = `${experienceTexts[type].page(page.slug)}/availability?from=${from}&to=${to}`;
      const answer = await callApi<ExperienceDay[]>('GET', path, undefined, { token: null });
      setKnown((before) => remember(before, answer));
      setGone(answer.length === 0);
      setFailed(false);
    } catch {
      setFailed(true);
      setTimeout(() => underway.current.delete(key), retryAfter);
    }
  }

  const { day } = choice;
  const slots = day ? known.get(day) : undefined;
  const time = timeOf(sale, choice, slots);
  const language = languageOf(sale, choice);
  const onDay = dayPrice(sale, slots, time);
  const price = priceOf(type, sale, choice, onDay, today);
  const wrong = checkChoice(type, sale, choice, slots, today);
  const missing = day !== null && !wrong.day && slots === undefined && !gone;

  useEffect(() => {
    if (missing && day) void load(day, addDays(day, daysAround));
  });

  const set = (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part }));

  function reserve() {
    setTried(true);
    if (Object.keys(wrong).length > 0 || !day || time === null || gone || done) return;
    const tickets = sale.detailed
      ? Object.fromEntries(
          ticketKinds.filter((kind) => choice.counts[kind] > 0).map((kind) => [kind, choice.counts[kind]]),
        )
      : null;
    const quantity = tickets ? 1 : choice.quantity;
    const unit = toRupees(tickets ? price.total : onDay);
    const [photo] = page.photos;
    cart.add({
      id: page.documentId,
      type,
      name: page.name,
      slug: page.slug,
      // the cart shows it small
      image: photo ? addressInWidth(photo, 480) : '',
      location: page.place,
      selectedDate: day,
      selectedTime: time === '' ? null : time,
      selectedLanguage: language,
      quantity,
      price: unit,
      totalPrice: unit * quantity,
      ticketTypes: tickets,
      duration: page.duration,
    });
    setDone(true);
    toast('Successfully added to cart! Redirecting to cart...', { kind: 'success', ms: redirectAfter });
    leaving.current = setTimeout(() => void navigate(urls.cart), redirectAfter);
  }

  return {
    choice,
    setDay: (day) => set({ day }),
    setTime: (time) => set({ time }),
    setLanguage: (language) => set({ language }),
    setQuantity: (quantity) => set({ quantity }),
    setCount: (kind, count) => set({ counts: { ...choice.counts, [kind]: count } }),
    slots,
    time,
    language,
    left: leftAt(slots, time),
    people: peopleOf(sale, choice),
    onDay,
    price,
    errors: tried ? wrong : day ? pick(wrong) : {},
    gone: gone && tried,
    loading: missing && !failed,
    done,
    night: (day) => calendarDay(sale, known.get(day)),
    seeMonths: (from, to) => void load(from, to),
    reserve,
    catchUp: (form) => setChoice(choiceFrom((name) => form.get(name), sale)),
  };
}

/** Before the first try only what the choice itself brought about. */
function pick({ day, tickets }: ChoiceErrors): ChoiceErrors {
  return { ...(day && { day }), ...(tickets && { tickets }) };
}

import { useEffect, useState } from 'react';
import type { ExperienceDay, SlotStock } from '../../service/catalog/experiences/experience-page-data.ts';
import { type TicketKind, ticketKinds } from '../../service/catalog/product.ts';
import { addDays, type Day } from '../../service/core/day.ts';
import type { Paise } from '../../service/core/money.ts';
import { cartPicture, useAddToCart } from '../product/use-add-to-cart.ts';
import { useStock } from '../product/use-stock.ts';
import { useText } from '../rendering/text.tsx';
import type { CalendarNight } from '../ui/calendar.tsx';
import {
  type ChoiceErrors,
  calendarDay,
  checkChoice,
  choiceFrom,
  dayPrice,
  type ExperiencePrice,
  type KnownSlots,
  leftAt,
  peopleCount,
  selectedLanguage,
  selectedTime,
  ticketsPrice,
  type VisitChoice,
} from './experience-choice.ts';
import { experienceKinds } from './experience-kinds.ts';
import type { ExperiencePageView } from './experience-page-view.ts';

/** For a typed day, this many days around it are loaded at once. */
const daysAround = 7;

export interface ExperienceBooking {
  choice: VisitChoice;
  setDay: (day: Day | null) => void;
  setTime: (time: string) => void;
  setLanguage: (language: string) => void;
  setQuantity: (quantity: number) => void;
  setCount: (kind: TicketKind, count: number) => void;
  /** Known slots of the chosen day. */
  slots: readonly SlotStock[] | undefined;
  /** The selected time and language: chosen, or the only one. */
  time: string | null;
  language: string | null;
  /** Places left for the selection; undefined while it is not known. */
  left: number | undefined;
  people: number;
  /** The price of a ticket without a price of its own. */
  onDay: Paise;
  price: ExperiencePrice;
  errors: ChoiceErrors;
  /** It is no longer sold. */
  gone: boolean;
  /** A day is chosen but its stock is still loading. */
  loading: boolean;
  /** A request is checking that places are still available. */
  checking: boolean;
  done: boolean;
  night: (day: Day) => CalendarNight | undefined;
  seeMonths: (from: Day, to: Day) => void;
  /** Resolves when it is in the cart or the panel shows why not. */
  reserve: () => Promise<void>;
  /** Takes over the values of the panel's form. */
  catchUp: (form: FormData) => void;
}

interface Stock {
  readonly days: KnownSlots;
  /** It is no longer sold: nothing was returned. */
  readonly gone: boolean;
}

const nothing: Stock = { days: new Map(), gone: false };

function remember({ days }: Stock, loaded: readonly ExperienceDay[], first: boolean): Stock {
  const next = new Map(days);
  for (const { day, slots } of loaded) next.set(day, slots);
  return { days: next, gone: !first && loaded.length === 0 };
}

/** The state of the booking panel: choices, live stock, the price, and adding to the cart. */
export function useExperienceBooking(
  page: ExperiencePageView,
  requested: VisitChoice,
  loaded: readonly ExperienceDay[],
  today: Day,
): ExperienceBooking {
  const t = useText();
  const { type, sale } = page;
  const [choice, setChoice] = useState(requested);
  const stock = useStock(experienceKinds[type].page(page.slug), { first: nothing, loaded, remember });
  const { failed } = stock;
  const { days: known, gone } = stock.known;
  const [tried, setTried] = useState(false);
  const { added: done, add } = useAddToCart();

  const { day } = choice;
  const slots = day ? known.get(day) : undefined;
  const time = selectedTime(sale, choice, slots);
  const language = selectedLanguage(sale, choice);
  const onDay = dayPrice(sale, slots, time);
  const price = ticketsPrice(t, sale, choice, onDay, today);
  const wrong = checkChoice(t, type, sale, choice, slots, today);
  const missing = day !== null && !wrong.day && slots === undefined && !gone;

  useEffect(() => {
    if (missing && day) stock.load(day, addDays(day, daysAround));
  });

  const set = (part: Partial<VisitChoice>) => setChoice((before) => ({ ...before, ...part }));

  async function reserve() {
    setTried(true);
    if (Object.keys(wrong).length > 0 || !day || time === null || gone || done || stock.checking) return;
    const now = await stock.reload(day, addDays(day, 1));
    // the panel shows what is known by now; without an answer the sale decides
    if (now?.gone || (now && Object.keys(checkChoice(t, type, sale, choice, now.days.get(day), today)).length > 0))
      return;
    const tickets = sale.detailed
      ? Object.fromEntries(
          ticketKinds.filter((kind) => choice.counts[kind] > 0).map((kind) => [kind, choice.counts[kind]]),
        )
      : undefined;
    const quantity = tickets ? 1 : choice.quantity;
    const [photo] = page.photos;
    add({
      productKey: page.documentId,
      type,
      name: page.name,
      slug: page.slug,
      imageUrl: cartPicture(photo),
      location: page.place,
      startDay: day,
      slot: time === '' ? undefined : time,
      language: language ?? undefined,
      quantity,
      unit: price.unit,
      subtotal: price.subtotal,
      tickets,
      guests: peopleCount(sale, choice),
      duration: page.duration,
    });
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
    people: peopleCount(sale, choice),
    onDay,
    price,
    errors: tried ? wrong : day ? pick(wrong) : {},
    gone: gone && tried,
    loading: missing && !failed,
    checking: stock.checking,
    done,
    night: (day) => calendarDay(t, sale, known.get(day)),
    seeMonths: stock.load,
    reserve,
    catchUp: (form) => setChoice(choiceFrom((name) => form.get(name), sale)),
  };
}

/** Before the first attempt only errors that the choice itself caused. */
function pick({ day, tickets }: ChoiceErrors): ChoiceErrors {
  return { ...(day && { day }), ...(tickets && { tickets }) };
}

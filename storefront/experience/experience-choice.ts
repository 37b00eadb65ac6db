import { experiencePageTexts } from '../../messages/en/experience/page.ts';
import type { Translate } from '../../messages/translate.ts';
import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import type { SlotStock } from '../../service/catalog/experiences/experience-page-data.ts';
import { infantsAloneProblem } from '../../service/catalog/experiences/tickets.ts';
import { daysAt, type Priceable, type TaxedPrice, taxedPrice } from '../../service/catalog/price.ts';
import { plainTicket, type TicketKind, ticketKinds, ticketNames, ticketText } from '../../service/catalog/product.ts';
import { dayProblem } from '../../service/catalog/sale-days.ts';
import { type Day, isDay } from '../../service/core/day.ts';
import { formatMoney, type Paise, paiseOf } from '../../service/core/money.ts';
import type { CalendarNight } from '../ui/calendar.tsx';
import type { SaleView } from './experience-page-view.ts';

/** The slots of the loaded days. */
export type KnownSlots = ReadonlyMap<Day, readonly SlotStock[]>;

/** EXP-30: the stepper of simple tickets. */
export const mostTickets = 10;

/** The values of the booking panel. */
export interface VisitChoice {
  day: Day | null;
  time: string | null;
  language: string | null;
  /** For simple tickets. */
  quantity: number;
  /** For tickets by age. */
  counts: Readonly<Record<TicketKind, number>>;
}

/**
 * Reads a form or an address, field by field: `date`, `time`, `language`, and the number of tickets; `guests` is the
 * list search's name for it. Invalid values are ignored: the default is one ticket of the first kind.
 */
export function choiceFrom(field: (name: string) => unknown, { kinds }: SaleView): VisitChoice {
  const text = (name: string) => {
    const value = field(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const number = (name: string) => {
    const value = text(name);
    return value !== null && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
  };
  const day = text('date');
  const guests = Math.max(1, number('guests') ?? 1);
  const hasCounts = ticketKinds.some((kind) => number(kind) !== undefined);
  const counts = { adult: 0, child: 0, senior: 0, infant: 0 };
  for (const kind of ticketKinds) counts[kind] = number(kind) ?? (!hasCounts && kind === kinds[0]?.kind ? guests : 0);
  return {
    day: isDay(day) ? day : null,
    time: text('time'),
    language: text('language'),
    quantity: Math.min(Math.max(1, number('quantity') ?? guests), mostTickets),
    counts,
  };
}

/** The choice as parameters for another page or list: '?date=…&guests=3'; empty if nothing is chosen. */
export function visitQuery(day: Day | null, people: number): string {
  const to = new URLSearchParams({ ...(day && { date: day }), ...(people > 1 && { guests: String(people) }) });
  return to.size > 0 ? `?${to}` : '';
}

/** All start times, in order; empty if visits start at any time. */
export function startTimes({ slots }: SaleView): string[] {
  return [...new Set(slots.flatMap(({ times }) => times))].sort();
}

/** The selected time: the only one, or the chosen one if it is available that day; '' if there are none. */
export function selectedTime(
  sale: SaleView,
  { time }: VisitChoice,
  slots: readonly SlotStock[] | undefined,
): string | null {
  const all = startTimes(sale);
  if (all.length === 0) return '';
  const wanted = all.length === 1 ? (all[0] ?? null) : time;
  if (!slots || wanted === null) return wanted;
  return slots.some(({ slot, left }) => slot === wanted && left > 0) ? wanted : null;
}

/** The selected language: the only one, or the chosen one. */
export function selectedLanguage({ languages }: SaleView, { language }: VisitChoice): string | null {
  return languages.length === 1 ? (languages[0] ?? null) : language;
}

/** Places left at that time, or on the day if no time is chosen; undefined while it is not known. */
export function leftAt(slots: readonly SlotStock[] | undefined, time: string | null): number | undefined {
  if (!slots) return undefined;
  if (time !== null) return slots.find(({ slot }) => slot === time)?.left ?? 0;
  return Math.max(0, ...slots.map(({ left }) => left));
}

/**
 * The largest number of tickets for one buyer at that time, or on the day if no time is chosen; undefined while it is
 * not known.
 */
export function mostAt(slots: readonly SlotStock[] | undefined, time: string | null): number | undefined {
  const meant = slots?.filter(({ slot }) => time === null || slot === time) ?? [];
  return meant.length > 0 ? Math.max(...meant.map(({ most }) => most)) : undefined;
}

/** The price of a ticket without a price of its own: at that time, else at the cheapest available time of the day. */
export function dayPrice({ price }: SaleView, slots: readonly SlotStock[] | undefined, time: string | null): Paise {
  const meant = (slots ?? []).filter(({ slot, left }) => (time === null ? left > 0 : slot === time));
  return meant.length > 0 ? paiseOf(Math.min(...meant.map((slot) => slot.price))) : price;
}

/** False if tickets are sold by kind and no kind is on sale. */
export const hasTickets = ({ detailed, kinds }: SaleView): boolean => !detailed || kinds.length > 0;

function soldKinds({ kinds }: SaleView): Record<TicketKind, boolean> {
  const sold = { adult: false, child: false, senior: false, infant: false };
  for (const { kind } of kinds) sold[kind] = true;
  return sold;
}

/** The price of the first kind of ticket on a day. */
export function leadPrice({ detailed, kinds }: SaleView, onDay: Paise): Paise {
  return detailed ? (kinds[0]?.price ?? onDay) : onDay;
}

/** The calendar's text for a day: its price, or why it is not available. */
export function calendarDay(
  t: Translate,
  sale: SaleView,
  slots: readonly SlotStock[] | undefined,
): CalendarNight | undefined {
  if (!slots) return undefined;
  if (slots.length === 0) return { text: t(experiencePageTexts.over), soldOut: true };
  if (slots.every(({ closed }) => closed)) return { text: t(experiencePageTexts.closed), soldOut: true };
  if (leftAt(slots, null) === 0) return { text: t(experiencePageTexts.soldOut), soldOut: true };
  const price = leadPrice(sale, dayPrice(sale, slots, null));
  return { text: formatMoney(price), soldOut: false, price };
}

/** The number of people. */
export function peopleCount({ detailed, kinds }: SaleView, { quantity, counts }: VisitChoice): number {
  return detailed ? kinds.reduce((all, { kind }) => all + counts[kind], 0) : quantity;
}

/** The unit of a ticket: its kind; 'person' if there are no kinds. */
export function ticketUnit(
  { detailed, kinds }: SaleView,
  kind: TicketKind | undefined = kinds[0]?.kind,
): TicketKind | 'person' {
  return detailed && kind ? kind : 'person';
}

const oneTicket = {
  adult: experiencePageTexts.oneAdult,
  child: experiencePageTexts.oneChild,
  senior: experiencePageTexts.oneSenior,
  infant: experiencePageTexts.oneInfant,
  person: experiencePageTexts.onePerson,
} as const;

/** '1 adult', '3 tickets' */
export function ticketsText(t: Translate, sale: SaleView, { counts }: VisitChoice, people: number): string {
  if (people !== 1) return t(experiencePageTexts.tickets, { people });
  return t(oneTicket[ticketUnit(sale, sale.kinds.find(({ kind }) => counts[kind] > 0)?.kind)]);
}

/** EXP-31: 'Free' when a price is 0. */
export const ticketPriceText = (t: Translate, price: Paise): string =>
  price === 0 ? t(experiencePageTexts.free) : formatMoney(price);

export interface ExperiencePrice extends TaxedPrice {
  lines: { label: string; amount: string }[];
}

/** The tickets of the choice with their prices; one entry with the quantity if there are no kinds. */
function ticketsPriced({ supply, detailed, kinds }: SaleView, { counts }: VisitChoice): Priceable {
  const chosen = kinds.map(({ kind, price }) => ({ name: ticketNames[kind], count: counts[kind], price }));
  const parts = detailed ? chosen.filter(({ count }) => count > 0) : [{ name: plainTicket, count: 1, price: null }];
  return { supply, parts, fees: [] };
}

/** The specified total (EXP-31) with its tax. `onDay`: the price of a ticket without a price of its own. */
export function ticketsPrice(
  t: Translate,
  sale: SaleView,
  choice: VisitChoice,
  onDay: Paise,
  today: Day,
): ExperiencePrice {
  const tickets = ticketsPriced(sale, choice);
  const day = daysAt(1, onDay);
  const price = taxedPrice(tickets, day, { rules: sale.taxRules, on: today }, sale.detailed ? 1 : choice.quantity);
  return {
    ...price,
    lines: price.parts.map(({ name, count, amount }, index) => ({
      label: t(experiencePageTexts.ticketsTimes, {
        name: ticketText(t, name),
        count,
        price: ticketPriceText(t, tickets.parts[index]?.price ?? onDay),
      }),
      amount: ticketPriceText(t, amount),
    })),
  };
}

export interface ChoiceErrors {
  day?: string;
  time?: string;
  language?: string;
  tickets?: string;
}

function isFree(
  t: Translate,
  sale: SaleView,
  choice: VisitChoice,
  slots: readonly SlotStock[] | undefined,
  today: Day,
): boolean {
  const price = dayPrice(sale, slots, selectedTime(sale, choice, slots));
  return ticketsPrice(t, sale, choice, price, today).subtotal === 0;
}

/**
 * The checks of EXP-29, with time and language required if they are offered (EXP-28), and the server's checks of stock.
 */
export function checkChoice(
  t: Translate,
  type: ExperienceType,
  sale: SaleView,
  choice: VisitChoice,
  slots: readonly SlotStock[] | undefined,
  today: Day,
): ChoiceErrors {
  const errors: ChoiceErrors = {};
  const time = selectedTime(sale, choice, slots);
  const { day } = choice;
  const refused = day && dayProblem(day, today);
  if (!day) errors.day = t(type === 'attraction' ? experiencePageTexts.noVisitDate : experiencePageTexts.noTourDate);
  else if (refused) errors.day = t.of(refused);
  else if (slots?.length === 0) errors.day = t(experiencePageTexts.timePassed);
  else if (leftAt(slots, null) === 0) errors.day = t(experiencePageTexts.soldOutOnDate);
  if (time === null && (errors.day === undefined || !day)) errors.time = t(experiencePageTexts.noTime);
  if (sale.languages.length > 0 && selectedLanguage(sale, choice) === null)
    errors.language = t(experiencePageTexts.noLanguage);
  const people = peopleCount(sale, choice);
  const left = leftAt(slots, time);
  const most = mostAt(slots, time);
  const alone = sale.detailed ? infantsAloneProblem(soldKinds(sale), choice.counts) : undefined;
  if (people < 1) errors.tickets = t(sale.detailed ? experiencePageTexts.noTickets : experiencePageTexts.noQuantity);
  else if (alone) errors.tickets = t.of(alone);
  else if (left !== undefined && left > 0 && people > left)
    errors.tickets = t(time ? experiencePageTexts.leftAtTime : experiencePageTexts.leftOnDate, { left });
  else if (most !== undefined && people > most && isFree(t, sale, choice, slots, today))
    errors.tickets = t(experiencePageTexts.most, { most });
  return errors;
}

import { experiencePageViewTexts } from '../../messages/en/experience/page-view.ts';
import type { Translate } from '../../messages/translate.ts';
import type { Departure } from '../../service/catalog/experiences/next-departures.ts';
import { type Day, formatDay } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { choiceFrom, hasTickets, ticketsPrice, ticketUnit } from './experience-choice.ts';
import type { SaleView } from './experience-page-view.ts';

/** The texts of a day on which a tour begins. */
export interface DepartureView {
  day: Day;
  text: string;
  /** '12 places left' */
  left: string;
  /** '₹33,390 per adult with GST' */
  price: string;
  /** The page with that day chosen. */
  to: string;
}

const perUnit = {
  adult: experiencePageViewTexts.perAdult,
  child: experiencePageViewTexts.perChild,
  senior: experiencePageViewTexts.perSenior,
  infant: experiencePageViewTexts.perInfant,
  person: experiencePageViewTexts.perPerson,
} as const;

/** `page`: the address of the tour; `guests`: from its address, kept in the links. */
export function departuresView(
  t: Translate,
  departures: readonly Departure[],
  { sale, page, guests, today }: { sale: SaleView; page: string; guests: string | null; today: Day },
): DepartureView[] {
  if (!hasTickets(sale)) return [];
  const one = choiceFrom(() => undefined, sale);
  return departures.map(({ day, left, price }) => ({
    day,
    text: formatDay(t, day),
    left: t(experiencePageViewTexts.placesLeft, { count: left }),
    price: t(perUnit[ticketUnit(sale)], { price: formatMoney(ticketsPrice(t, sale, one, price, today).payable) }),
    to: `${page}?${new URLSearchParams({ date: day, ...(guests !== null && { guests }) })}`,
  }));
}

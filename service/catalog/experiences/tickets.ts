import { catalogOfferTexts } from '../../../messages/en/catalog/offer.ts';
import { catalogSaleTexts } from '../../../messages/en/catalog/sale.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
import type { Translate } from '../../../messages/translate.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { PricePart } from '../price.ts';
import { plainTicket, type TicketCounts, type TicketKind, ticketKinds, ticketNames } from '../product.ts';

/** How tickets are sold: `simple` by number at one price, `detailed` by age (EXP-30). */
export type TicketType = 'simple' | 'detailed';

/** The ticket settings of a product. Prices in paise; null: the price of the day. */
export interface Ticketing {
  readonly ticketType: TicketType;
  readonly available: Readonly<Record<TicketKind, boolean>>;
  readonly prices: Readonly<Record<TicketKind, Paise | null>>;
}

/**
 * Reads the settings from a row of `attractions` or `tour_packages`. Infants are free by default; others cost the price
 * of a ticket.
 */
export function ticketingOf(row: {
  ticket_type: string;
  available_ticket_types: Readonly<Record<TicketKind, boolean>>;
  adult_price_paise: number | null;
  child_price_paise: number | null;
  senior_price_paise: number | null;
  infant_price_paise: number;
}): Ticketing {
  const price = (amount: number | null) => (amount === null ? null : paiseOf(amount));
  return {
    ticketType: row.ticket_type === 'detailed' ? 'detailed' : 'simple',
    available: row.available_ticket_types,
    prices: {
      adult: price(row.adult_price_paise),
      child: price(row.child_price_paise),
      senior: price(row.senior_price_paise),
      infant: price(row.infant_price_paise),
    },
  };
}

/** Who infants travel with: the first of these that the product sells. */
const company = ['adult', 'senior', 'child'] as const;
const companions = {
  adult: catalogSaleTexts.infantsNeedAdult,
  senior: catalogSaleTexts.infantsNeedSenior,
  child: catalogSaleTexts.infantsNeedChild,
} as const;

/**
 * Why infants cannot travel alone with these tickets; undefined if someone accompanies them, or no other tickets exist.
 */
export function infantsAloneProblem(available: Ticketing['available'], requested: TicketCounts): Sentence | undefined {
  const [companion] = company.filter((kind) => available[kind]);
  if (!companion || !requested.infant || company.some((kind) => (requested[kind] ?? 0) > 0)) return undefined;
  return sentence(companions[companion]);
}

const notSold = {
  adult: catalogOfferTexts.noAdultTickets,
  child: catalogOfferTexts.noChildTickets,
  senior: catalogOfferTexts.noSeniorTickets,
  infant: catalogOfferTexts.noInfantTickets,
} as const;

/** The tickets of one of a line's quantity, or the specified message why there are none (EXP-29). */
export function ticketParts(
  t: Translate,
  { ticketType, available, prices }: Ticketing,
  requested: TicketCounts | undefined,
): readonly PricePart[] | { problem: string } {
  if (ticketType === 'simple') return [{ name: plainTicket, count: 1, price: null }];
  const counts = ticketKinds.map((kind) => ({ kind, count: requested?.[kind] ?? 0 })).filter(({ count }) => count > 0);
  const missing = counts.find(({ kind }) => !available[kind]);
  if (missing) return { problem: t(notSold[missing.kind]) };
  if (counts.length === 0) return { problem: t(catalogOfferTexts.noTicket) };
  const alone = infantsAloneProblem(available, requested ?? {});
  if (alone) return { problem: t.of(alone) };
  return counts.map(({ kind, count }) => ({ name: ticketNames[kind], count, price: prices[kind] }));
}

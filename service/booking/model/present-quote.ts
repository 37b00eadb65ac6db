import type { ChargedFee } from '../../catalog/price.ts';
import type { TaxSum } from '../../catalog/tax.ts';
import { sum, toRupees } from '../../core/money.ts';
import { lastDayOf, nightsIncluded, presentTerms, ticketsSold } from './line.ts';
import { isPriced, type PricedLine, type Quote, type RefusedLine, termsFingerprint } from './quote.ts';
import type { QuoteLineWire, QuoteWire } from './wire/wire.ts';

export const feeInRupees = ({ name, amount }: ChargedFee) => ({ name, amount: toRupees(amount) });

export const taxInRupees = ({ taxable, amount, ...rate }: TaxSum) => ({
  ...rate,
  taxable: toRupees(taxable),
  amount: toRupees(amount),
});

/**
 * Returns the quote for the API, with amounts in rupees. `whyNotLater`: why it can only be booked by paying at once.
 */
export function presentQuote(quote: Quote, whyNotLater: string | null = null): QuoteWire {
  return {
    lines: quote.lines.map(presentLine),
    cost: toRupees(quote.cost),
    fees: quote.fees.map(feeInRupees),
    taxes: quote.taxes.map(taxInRupees),
    totals: {
      subtotal: toRupees(quote.subtotal),
      tax: toRupees(quote.tax),
      total: toRupees(quote.total),
      itemCount: quote.itemCount,
    },
    terms: termsFingerprint(quote),
    available: quote.available,
    holdUntil: quote.held.account.toISOString(),
    whyNotLater,
  };
}

function presentLine(line: PricedLine | RefusedLine): QuoteLineWire {
  const { item, problem } = line;
  const base = {
    ...(item.cartId === undefined ? {} : { cartId: item.cartId }),
    id: item.id,
    type: item.type,
    name: item.name,
    quantity: item.quantity,
    available: problem === null,
    problem,
  };
  if (!isPriced(line)) return base;
  const { offer } = line;
  return {
    ...base,
    id: offer.documentId,
    name: offer.name,
    slug: offer.slug,
    image: offer.imageUrl,
    location: offer.location,
    roomType: offer.optionName,
    selectedDate: offer.startDay,
    checkOut: lastDayOf(offer),
    nights: offer.days.length,
    rooms: offer.units,
    guests: offer.guests,
    selectedTime: offer.slot || null,
    selectedLanguage: offer.language,
    duration: offer.duration,
    venue: offer.venue ?? null,
    ...nightsIncluded(offer.plan),
    tickets: ticketsSold({ type: offer.type, parts: offer.parts, nightly: line.nightly }),
    nightly: line.nightly.map(({ day, price }) => ({ day, price: toRupees(price) })),
    fees: line.fees.map(feeInRupees),
    price: toRupees(line.unit),
    totalPrice: toRupees(line.subtotal),
    tax: toRupees(line.tax),
    payable: toRupees(sum([line.subtotal, line.tax])),
    cancellation: presentTerms(offer.cancellation),
    asksNames: offer.asksNames ?? false,
    unitsLeft: line.unitsLeft,
  };
}

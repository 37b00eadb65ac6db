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
  const { selected, problem } = line;
  const base = {
    ...(selected.cartId === undefined ? {} : { cartId: selected.cartId }),
    id: selected.productKey,
    type: selected.type,
    name: selected.name,
    quantity: selected.quantity,
    available: problem === null,
    problem,
  };
  if (!isPriced(line)) return base;
  return {
    ...base,
    id: line.documentId,
    name: line.name,
    slug: line.slug,
    image: line.imageUrl,
    location: line.location,
    roomType: line.optionName,
    selectedDate: line.startDay,
    checkOut: lastDayOf(line),
    nights: line.days.length,
    rooms: line.units,
    guests: line.guests,
    selectedTime: line.slot || null,
    selectedLanguage: line.language,
    duration: line.duration,
    venue: line.venue,
    ...nightsIncluded(line.plan),
    tickets: ticketsSold(line),
    nightly: line.nightly.map(({ day, price }) => ({ day, price: toRupees(price) })),
    fees: line.fees.map(feeInRupees),
    price: toRupees(line.unit),
    totalPrice: toRupees(line.subtotal),
    tax: toRupees(line.tax),
    payable: toRupees(sum([line.subtotal, line.tax])),
    cancellation: presentTerms(line.cancellation),
    asksNames: line.asksNames,
    unitsLeft: line.unitsLeft,
  };
}

import type { Translate } from '../../../messages/translate.ts';
import type { ChargedFee } from '../../catalog/price.ts';
import { withNamesIn } from '../../catalog/product.ts';
import { stayFactTexts } from '../../catalog/stay-facts.ts';
import { nameText } from '../../catalog/vocabulary.ts';
import { sum } from '../../core/money.ts';
import { dayTitles, lastDayOf, nightsIncluded, presentTerms, type SoldLine, ticketsSold } from './line.ts';
import { isPriced, type PricedLine, type Quote, type RefusedLine, termsFingerprint } from './quote.ts';
import type { QuoteLineView, QuoteView } from './wire/wire.ts';

/** Returns what quotes and bookings show of a line alike. */
export function presentSold(t: Translate, line: SoldLine) {
  const { name, optionName, location, facts, plan } = withNamesIn(t, line);
  return {
    name,
    type: line.type,
    slug: line.slug,
    image: line.imageUrl,
    location,
    selectedDate: line.startDay,
    checkOut: lastDayOf(line),
    roomType: line.optionName,
    ...(optionName !== null && optionName !== line.optionName && { roomName: optionName }),
    rooms: line.units,
    guests: line.guests,
    selectedTime: line.slot || null,
    selectedLanguage: line.language,
    duration: line.duration,
    venue: line.venue,
    ...nightsIncluded(line.plan),
    ...dayTitles(plan),
    tickets: ticketsSold(line),
    quantity: line.quantity,
    price: line.unit,
    totalPrice: line.subtotal,
    tax: line.tax,
    cancellation: presentTerms(t, line),
    ...(facts && { facts: stayFactTexts(t, facts) }),
  };
}

export const presentFee = (t: Translate, { name, amount }: ChargedFee) => ({ name: nameText(t, name), amount });

/** Returns the quote as the cart and the API show it. `whyNotLater`: why it can only be booked by paying at once. */
export function presentQuote(t: Translate, quote: Quote, whyNotLater: string | null = null): QuoteView {
  return {
    lines: quote.lines.map((line) => presentLine(t, line)),
    cost: quote.cost,
    fees: quote.fees.map((fee) => presentFee(t, fee)),
    taxes: [...quote.taxes],
    totals: {
      subtotal: quote.subtotal,
      tax: quote.tax,
      total: quote.total,
      itemCount: quote.itemCount,
    },
    terms: termsFingerprint(quote),
    available: quote.available,
    holdUntil: quote.held.account.toISOString(),
    whyNotLater,
  };
}

function presentLine(t: Translate, line: PricedLine | RefusedLine): QuoteLineView {
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
    ...presentSold(t, line),
    id: line.documentId,
    nights: line.days.length,
    nightly: line.nightly.map(({ day, price }) => ({ day, price })),
    fees: line.fees.map((fee) => presentFee(t, fee)),
    payable: sum([line.subtotal, line.tax]),
    asksNames: line.asksNames,
    unitsLeft: line.unitsLeft,
  };
}

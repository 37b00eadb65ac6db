import { cartTexts } from '../../messages/en/cart.ts';
import { catalogTicketsTexts } from '../../messages/en/catalog/tickets.ts';
import { countsTexts } from '../../messages/en/counts.ts';
import type { Translate } from '../../messages/translate.ts';
import type { QuoteLineView, QuoteView } from '../../service/booking/model/wire/wire.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { ticketKinds } from '../../service/catalog/product.ts';
import { durationText, languageText } from '../../service/catalog/stated-text.ts';
import { formatMoney } from '../../service/core/money.ts';
import { datesText } from '../booking/show.ts';
import { storefrontKinds } from '../product/kinds.ts';
import { type Clash, clashesOf } from '../trip/clashes.ts';
import { stopOf } from '../trip/stop.ts';
import { type CartLine, lastDay } from './cart-line.ts';
import { quotedLine } from './price-changes.ts';

/** The days of the line with their number, if it says more. */
export const lineDates = (t: Translate, line: CartLine) => datesText(t, line.type, line.startDay ?? '', lastDay(line));

/** The chosen options, as on a receipt. */
export function lineFacts(t: Translate, line: CartLine): string[] {
  const facts: string[] = [];
  const { dates, tickets, units } = kindOf(line.type);
  if (line.slot) facts.push(line.slot);
  // for other products nights and days are shown with their dates
  if (line.duration && tickets) facts.push(durationText(t, line.duration));
  if (line.language) facts.push(languageText(t, line.language));
  if (line.guests && dates === 'nights') facts.push(t(countsTexts.guests, { count: line.guests }));
  if (line.units && dates === 'nights') facts.push(t(units.counted, { count: line.units }).replaceAll(' ', '\u00a0'));
  for (const kind of ticketKinds) {
    const count = line.tickets?.[kind] ?? 0;
    if (count > 0) facts.push(`${count} × ${t(catalogTicketsTexts[kind])}`);
  }
  return facts;
}

/** The product's page with this line's values, where its dates can be changed. */
export function lineAddress(line: CartLine): string {
  const { page, chosen } = storefrontKinds[line.type];
  const search = new URLSearchParams();
  for (const [name, value] of chosen(line, lastDay(line))) if (value) search.set(name, String(value));
  const { slug = line.productKey } = line;
  return page(slug) + (search.size > 0 ? `?${search}` : '');
}

/** Clashes in the quoted cart; stops have the keys of their lines. */
export function cartClashes(lines: readonly CartLine[], quote: QuoteView | null): Clash[] {
  const stops = lines.flatMap((line) => {
    const quoted = quotedLine(quote, line);
    return (quoted && stopOf(line.cartId, quoted)) ?? [];
  });
  return clashesOf(stops);
}

/** 'with Cleaning fee ₹500 and Service fee ₹500' for one unit; '' if there are no fees. */
export function feesText(t: Translate, { fees = [] }: Pick<QuoteLineView, 'fees'>): string {
  const named = fees
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => `${name}\u00a0${formatMoney(amount)}`);
  return named.length > 0 ? t(cartTexts.withFees, { fees: t.list(named) }) : '';
}

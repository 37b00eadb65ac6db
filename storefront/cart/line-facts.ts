import { kindOf } from '../../service/catalog/kinds.ts';
import { ticketKinds, ticketNames } from '../../service/catalog/product.ts';
import { counted } from '../booking/show.ts';
import { storefrontKinds } from '../product/kinds.ts';
import type { CartLine } from './cart-rules.ts';

/** The chosen options, as on a receipt. */
export function lineFacts(line: CartLine): string[] {
  const facts: string[] = [];
  const { dates, tickets, units } = kindOf(line.type);
  if (line.selectedTime) facts.push(line.selectedTime);
  // for other products nights and days are shown with their dates
  if (line.duration && tickets) facts.push(line.duration);
  if (line.selectedLanguage) facts.push(line.selectedLanguage);
  if (line.guests && dates === 'nights') facts.push(counted(line.guests, 'guest'));
  if (line.rooms && dates === 'nights') facts.push(counted(line.rooms, ...units));
  for (const kind of ticketKinds) {
    const count = line.ticketTypes?.[kind] ?? 0;
    if (count > 0) facts.push(`${count} × ${ticketNames[kind]}`);
  }
  return facts;
}

/** The product's page with this line's values, where its dates can be changed. */
export function lineAddress(line: CartLine): string {
  const { page, chosen } = storefrontKinds[line.type];
  const search = new URLSearchParams();
  for (const [name, value] of chosen(line)) if (value) search.set(name, String(value));
  const { slug = line.id } = line;
  return page(slug) + (search.size > 0 ? `?${search}` : '');
}

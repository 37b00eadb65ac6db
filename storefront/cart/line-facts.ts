import { ticketNames } from '../../service/catalog/experiences/tickets.ts';
import { ticketKinds } from '../../service/catalog/product.ts';
import { counted } from '../booking/show.ts';
import { urls } from '../urls.ts';
import type { CartLine } from './cart-rules.ts';

/** What was chosen, in the words of a receipt. */
export function lineFacts(line: CartLine): string[] {
  const facts: string[] = [];
  const ticketed = line.type === 'attraction' || line.type === 'tour-package';
  if (line.selectedTime) facts.push(line.selectedTime);
  // the nights and days of the others stand beside their dates
  if (line.duration && ticketed) facts.push(line.duration);
  if (line.selectedLanguage) facts.push(line.selectedLanguage);
  if (line.guests && line.type === 'stay') facts.push(counted(line.guests, 'guest'));
  if (line.rooms && line.type === 'stay') facts.push(counted(line.rooms, 'room'));
  for (const kind of ticketKinds) {
    const count = line.ticketTypes?.[kind] ?? 0;
    if (count > 0) facts.push(`${count} × ${ticketNames[kind]}`);
  }
  return facts;
}

/** Where its dates can be changed: the page of the product, filled in as it is. */
export function lineAddress(line: CartLine): string {
  const { slug = line.id } = line;
  if (line.type === 'stay') return stayAddress(line, slug);
  const { page, names } = pages[line.type];
  const chosen = new URLSearchParams();
  if (line.selectedDate) chosen.set(names.from, line.selectedDate);
  if (line.checkOut && names.to) chosen.set(names.to, line.checkOut);
  if (line.type !== 'car-rental') for (const [name, value] of tickets(line)) chosen.set(name, value);
  const search = chosen.toString();
  return page(slug) + (search ? `?${search}` : '');
}

/** Time, language and tickets, by their fields in the panel that reserves them (experience-choice.ts). */
function tickets({ selectedTime, selectedLanguage, ticketTypes, quantity }: CartLine): [string, string][] {
  const counts = ticketTypes ?? { quantity };
  return [
    ...(selectedTime ? [['time', selectedTime] satisfies [string, string]] : []),
    ...(selectedLanguage ? [['language', selectedLanguage] satisfies [string, string]] : []),
    ...Object.entries(counts).map(([name, count]): [string, string] => [name, String(count)]),
  ];
}

const day = { from: 'date', to: undefined };
const pages = {
  attraction: { page: urls.attraction, names: day },
  'tour-package': { page: urls.tour, names: day },
  'car-rental': { page: urls.car, names: { from: 'pickupDate', to: 'returnDate' } },
} as const;

function stayAddress(line: CartLine, slug: string): string {
  const chosen = new URLSearchParams();
  if (line.selectedDate) chosen.set('checkIn', line.selectedDate);
  if (line.checkOut) chosen.set('checkOut', line.checkOut);
  const adults = line.adults ?? line.guests;
  if (adults) chosen.set('adults', String(adults));
  if (line.children) chosen.set('children', String(line.children));
  if (line.rooms) chosen.set('rooms', String(line.rooms));
  const search = chosen.toString();
  return urls.stay(slug) + (search ? `?${search}` : '');
}

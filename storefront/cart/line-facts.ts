import { isDay, nightsBetween } from '../../service/core/day.ts';
import { counted, dayText } from '../booking/show.ts';
import { urls } from '../urls.ts';
import type { CartLine } from './cart-rules.ts';

/** What was chosen, in the words of a receipt. */
export function lineFacts(line: CartLine): string[] {
  const facts: string[] = [];
  if (line.selectedTime) facts.push(line.selectedTime);
  if (line.duration) facts.push(line.duration);
  if (line.selectedLanguage) facts.push(line.selectedLanguage);
  if (line.guests) facts.push(counted(line.guests, 'guest'));
  if (line.rooms && line.type === 'stay') facts.push(counted(line.rooms, 'room'));
  for (const [kind, count] of Object.entries(line.ticketTypes ?? {})) if (count > 0) facts.push(`${count} × ${kind}`);
  return facts;
}

/** 'Fri, 12 Mar 2027 – Mon, 15 Mar 2027', and the nights between. */
export function lineDates(line: CartLine): { text: string; nights: string | null } {
  const { selectedDate: from, checkOut: to } = line;
  if (!to || !isDay(from) || !isDay(to)) return { text: dayText(from), nights: null };
  const nights = nightsBetween(from, to);
  return {
    text: `${dayText(from)} – ${dayText(to)}`,
    nights: line.type === 'stay' && nights > 0 ? counted(nights, 'night') : null,
  };
}

/** Where its dates can be changed: the page of the stay, filled in as it is; undefined where there is none yet. */
export function lineAddress(line: CartLine): string | undefined {
  if (line.type !== 'stay') return undefined;
  const chosen = new URLSearchParams();
  if (line.selectedDate) chosen.set('checkIn', line.selectedDate);
  if (line.checkOut) chosen.set('checkOut', line.checkOut);
  const adults = line.adults ?? line.guests;
  if (adults) chosen.set('adults', String(adults));
  if (line.children) chosen.set('children', String(line.children));
  if (line.rooms) chosen.set('rooms', String(line.rooms));
  const search = chosen.toString();
  return urls.stay(line.slug ?? line.id) + (search ? `?${search}` : '');
}

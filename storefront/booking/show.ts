import { kindOf, type ProductType } from '../../service/catalog/kinds.ts';
import { formatDay, isDay, nightsBetween } from '../../service/core/day.ts';

/** 'Sat, 12 Dec 2026'; a text that is not a day is returned unchanged. */
export function dayText(on: string): string {
  return isDay(on) ? formatDay(on) : on;
}

/** '1 night', '3 nights', without a line break. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count}\u00a0${count === 1 ? one : many}`;
}

/** Whole minutes until `end`, in milliseconds since 1970: '23 h 5 min', '4 min', 'Less than a minute'. */
export function timeLeft(end: number, now: number): string {
  const left = Math.floor((end - now) / 60_000);
  if (left < 1) return 'Less than a minute';
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  return [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''].filter(Boolean).join(' ');
}

/** First and last day of a line: '12 Mar – 15 Mar' with its nights or days; a single day is shown once. */
export function datesText(
  type: ProductType,
  from: string,
  to: string | undefined,
): {
  readonly text: string;
  readonly length: string | null;
} {
  if (!to || !isDay(from) || !isDay(to)) return { text: dayText(from), length: null };
  const days = nightsBetween(from, to);
  const text = days > 0 ? `${dayText(from)} – ${dayText(to)}` : dayText(from);
  const { dates } = kindOf(type);
  if (dates === 'nights') return { text, length: days > 0 ? counted(days, 'night') : null };
  return { text, length: dates === 'days' ? counted(days + 1, 'day') : null };
}

/** The label of the box that shows the business fields. */
export const invoiceLabel = 'Add a GST number or address to the invoice';

import type { ProductType } from '../../service/catalog/product.ts';
import { formatDay, isDay, nightsBetween } from '../../service/core/day.ts';
import { formatMoney, fromRupees } from '../../service/core/money.ts';

/** Rupees of the wire as shown: ₹1,23,456. */
export function rupees(amount: number): string {
  return formatMoney(fromRupees(amount));
}

/** 'Sat, 12 Dec 2026'; what is no day is shown as it came. */
export function dayText(on: string): string {
  return isDay(on) ? formatDay(on) : on;
}

/** '1 night', '3 nights', never broken over two lines. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count}\u00a0${count === 1 ? one : many}`;
}

/** Time left until `end`, in milliseconds since 1970: '23 h 05 min 09 s', '4 min 09 s'. */
export function timeLeft(end: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours} h ${two(minutes)} min ${two(seconds % 60)} s`;
  return `${minutes} min ${two(seconds % 60)} s`;
}

/** First and last day of a line: '12 Mar – 15 Mar' with the nights of a stay or the days of a car; one day stands alone. */
export function datesText(line: { type: ProductType; selectedDate: string; checkOut?: string }): {
  text: string;
  length: string | null;
} {
  const { type, selectedDate: from, checkOut: to } = line;
  if (!to || !isDay(from) || !isDay(to)) return { text: dayText(from), length: null };
  const days = nightsBetween(from, to);
  const text = days > 0 ? `${dayText(from)} – ${dayText(to)}` : dayText(from);
  if (type === 'stay') return { text, length: days > 0 ? counted(days, 'night') : null };
  return { text, length: type === 'car-rental' ? counted(days + 1, 'day') : null };
}

import { countsTexts } from '../../messages/en/counts.ts';
import type { Translate } from '../../messages/translate.ts';
import { kindOf, type ProductType } from '../../service/catalog/kinds.ts';
import { formatDay, isDay, nightsBetween } from '../../service/core/day.ts';

/** 'Sat, 12 Dec 2026'; a text that is not a day is returned unchanged. */
export function dayText(t: Translate, on: string): string {
  return isDay(on) ? formatDay(t, on) : on;
}

/** First and last day of a line: '12 Mar – 15 Mar' with its nights or days; a single day is shown once. */
export function datesText(
  t: Translate,
  type: ProductType,
  from: string,
  to: string | undefined,
): {
  readonly text: string;
  readonly length: string | null;
} {
  if (!to || !isDay(from) || !isDay(to)) return { text: dayText(t, from), length: null };
  const days = nightsBetween(from, to);
  const text = days > 0 ? `${dayText(t, from)} – ${dayText(t, to)}` : dayText(t, from);
  const { dates } = kindOf(type);
  if (dates === 'nights') return { text, length: days > 0 ? t(countsTexts.nights, { count: days }) : null };
  return { text, length: dates === 'days' ? t(countsTexts.days, { count: days + 1 }) : null };
}

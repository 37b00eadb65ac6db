import type { ReactNode } from 'react';
import type { Translate } from '../../messages/translate.ts';
import { type Day, today as dayIn, formatDateOfYear } from '../../service/core/day.ts';

const words = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant in Indian time, formatted for the back office. */
export const formatInstant = (at: Date | string): string => words.format(new Date(at));

const timeWords = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant in India in a list: its time if it is of today, else its day, as '12 Dec'. */
export function formatShort(t: Translate, at: Date | string, today: Day): string {
  const day = dayIn(new Date(at));
  return day === today ? timeWords.format(new Date(at)) : formatDateOfYear(t, day);
}

/** An instant, readable for people and programs. `children`: its words, if they are part of a message. */
export function When({ at, children = formatInstant(at) }: { at: Date | string; children?: ReactNode }) {
  return <time dateTime={new Date(at).toISOString()}>{children}</time>;
}

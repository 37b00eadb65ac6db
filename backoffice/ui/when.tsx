import type { ReactNode } from 'react';

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

/** The time of an instant in India, 'HH:MM'. */
export const formatTime = (at: Date | string): string => timeWords.format(new Date(at));

/** An instant, readable for people and programs. `children`: its words, if they are part of a message. */
export function When({ at, children = formatInstant(at) }: { at: Date | string; children?: ReactNode }) {
  return <time dateTime={new Date(at).toISOString()}>{children}</time>;
}

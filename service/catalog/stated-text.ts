import { catalogStatedTexts } from '../../messages/en/catalog/stated.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';

// What products state in the usual form is worded for the reader; anything else stays as the operator wrote it.

const units = {
  minute: catalogStatedTexts.minute,
  hour: catalogStatedTexts.hour,
  day: catalogStatedTexts.day,
} as const;

/** A duration such as '4 hours'. */
export function durationText(t: Translate, text: string): string {
  const [, count, name] = /^(\d{1,3}(?:\.\d)?) (minute|hour|day)s?$/.exec(text) ?? [];
  return name === 'minute' || name === 'hour' || name === 'day' ? t(units[name], { count: Number(count) }) : text;
}

const ways = {
  walk: {
    minutes: catalogStatedTexts.minutesWalk,
    hours: catalogStatedTexts.hoursWalk,
    both: catalogStatedTexts.hoursMinutesWalk,
  },
  drive: {
    minutes: catalogStatedTexts.minutesDrive,
    hours: catalogStatedTexts.hoursDrive,
    both: catalogStatedTexts.hoursMinutesDrive,
  },
} as const;

/** A way such as '11 min walk' or '1 h 20 min drive'. */
export function wayText(t: Translate, text: string): string {
  const [, hours, minutes, by] = /^(?:(\d+) h )?(?:(\d+) min )?(walk|drive)$/.exec(text) ?? [];
  if (by !== 'walk' && by !== 'drive') return text;
  if (hours && minutes) return t(ways[by].both, { hours, minutes });
  if (hours) return t(ways[by].hours, { hours });
  return minutes ? t(ways[by].minutes, { minutes }) : text;
}

const languages = new Map<string, Message>([
  ['Hindi', catalogStatedTexts.hindi],
  ['English', catalogStatedTexts.english],
  ['Spanish', catalogStatedTexts.spanish],
  ['French', catalogStatedTexts.french],
  ['German', catalogStatedTexts.german],
  ['Arabic', catalogStatedTexts.arabic],
]);

/** The name of a language that a tour is guided in. */
export function languageText(t: Translate, name: string): string {
  const message = languages.get(name);
  return message ? t(message) : name;
}

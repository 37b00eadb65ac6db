import { timeLeftTexts } from '../../messages/en/time-left.ts';
import type { Translate } from '../../messages/translate.ts';

/** Whole minutes until `end`, in milliseconds since 1970: '23 h 5 min', '4 min', 'Less than a minute'. */
export function timeLeft(t: Translate, end: number, now: number): string {
  const left = Math.floor((end - now) / 60_000);
  if (left < 1) return t(timeLeftTexts.lessThanMinute);
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  if (hours === 0) return t(timeLeftTexts.minutes, { minutes });
  return minutes === 0 ? t(timeLeftTexts.hours, { hours }) : t(timeLeftTexts.hoursAndMinutes, { hours, minutes });
}

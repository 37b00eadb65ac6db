import { catalogue } from '../../catalogue.ts';

/** Durations, ways and languages as products state them. */
export const catalogStatedTexts = catalogue('catalog/stated', {
  minute: '{count, plural, one {# minute} other {# minutes}}',
  hour: '{count, plural, one {# hour} other {# hours}}',
  day: '{count, plural, one {# day} other {# days}}',
  minutesWalk: '{minutes} min walk',
  hoursWalk: '{hours} h walk',
  hoursMinutesWalk: '{hours} h {minutes} min walk',
  minutesDrive: '{minutes} min drive',
  hoursDrive: '{hours} h drive',
  hoursMinutesDrive: '{hours} h {minutes} min drive',
  hindi: 'Hindi',
  english: 'English',
  spanish: 'Spanish',
  french: 'French',
  german: 'German',
  arabic: 'Arabic',
});

import { catalogue } from '../catalogue.ts';

/** Counted words, without a line break between number and word. */
export const countsTexts = catalogue('counts', {
  nights: '{count, plural, one {#\u00a0night} other {#\u00a0nights}}',
  days: '{count, plural, one {#\u00a0day} other {#\u00a0days}}',
  guests: '{count, plural, one {#\u00a0guest} other {#\u00a0guests}}',
});

import { catalogue } from '../../catalogue.ts';

export const catalogCancellationTexts = catalogue('catalog/cancellation', {
  daysBefore: '{days} days before {begins}',
  hoursBefore: '{hours, plural, one {# hour} other {# hours}} before {begins}',
});

import { catalogue } from '../../catalogue.ts';

export const catalogDaysTexts = catalogue('catalog/days', {
  days: '{days, plural, one {# day} other {# days}}',
});

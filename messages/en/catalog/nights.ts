import { catalogue } from '../../catalogue.ts';

export const catalogNightsTexts = catalogue('catalog/nights', {
  nights: '{nights, plural, one {# night} other {# nights}}',
  guests: '{count, plural, one {# guest} other {# guests}}',
  nightsRooms: '{nights, plural, one {# night} other {# nights}}, {rooms, plural, one {# room} other {# rooms}}',
});

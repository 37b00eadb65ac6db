import { catalogue } from '../../catalogue.ts';

export const catalogHouseRulesTexts = catalogue('catalog/house-rules', {
  children_policy: 'Children',
  bed_policy: 'Beds',
  age_restriction: 'Age restriction',
  pets_policy: 'Pets',
  events_policy: 'Events',
  quiet_hours: 'Quiet hours',
});

import { catalogue } from '../../catalogue.ts';

export const catalogStayPoliciesTexts = catalogue('catalog/stay-policies', {
  children_policy: 'Children',
  bed_policy: 'Beds',
  age_restriction: 'Age restriction',
  pets_policy: 'Pets',
  events_policy: 'Events',
  quiet_hours: 'Quiet hours',
});

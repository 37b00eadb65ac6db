import { catalogue } from '../catalogue.ts';

export const advertiseTexts = catalogue('advertise', {
  title: 'Advertise with us',
  lead: 'Reach people who are planning a trip. Tell us what you offer and to whom, and we’ll reply within 24 hours. Advertisements are always marked.',
});

import { catalogue } from '../../catalogue.ts';

export const experienceListCardViewTexts = catalogue('experience-list/card-view', {
  off: '{percent}% OFF',
  perPerson: 'per\u00a0person',
  totalAdult: 'total · 1\u00a0adult',
  totalPerson: 'total · 1\u00a0person',
  adultWithGst: '{amount} total · 1\u00a0adult\u00a0with\u00a0GST',
  personWithGst: '{amount} total · 1\u00a0person\u00a0with\u00a0GST',
  beforeGst: '{price} per\u00a0person\u00a0+\u00a0GST',
});

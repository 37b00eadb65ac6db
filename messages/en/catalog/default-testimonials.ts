import { catalogue } from '../../catalogue.ts';

/** What fictional travellers say on the home page of a new site, until the operator has words of real ones. */
export const catalogDefaultTestimonialsTexts = catalogue('catalog/default-testimonials', {
  warmDinner:
    'Our train into Kathgodam was four hours late. The cottage kept dal and rotis warm until midnight and sent a boy with a torch to the bend in the road.',
  fromNainital: 'Chennai, after a week in Nainital',
  oneBill:
    'Three families, eleven people, two of them under five. One booking, one bill, and the price at the end was the price at the beginning.',
  fromUdaipur: 'Ludhiana, after Diwali in Udaipur',
  refundOnItsWay:
    'I had to cancel the day before with a sick father at home. The money was on its way back before I had finished unpacking.',
  fromKolkata: 'Kolkata, still hoping to see Munnar',
});

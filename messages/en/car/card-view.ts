import { catalogue } from '../../catalogue.ts';

export const carCardViewTexts = catalogue('car/card-view', {
  seats: '{count, plural, one {# Seat} other {# Seats}}',
  kilometres: '{kilometres} km a day included',
  off: '{percent}% OFF',
  lead: 'from',
  day: 'a\u00a0day',
  total: 'total · {days}',
  totalWithGst: '{amount} total · {days}\u00a0with\u00a0GST',
  beforeGst: '{price} a\u00a0day\u00a0+\u00a0GST',
});

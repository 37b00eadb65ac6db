import { catalogue } from '../../catalogue.ts';

export const stayPriceTexts = catalogue('stay/price', {
  startingFrom: 'Starting from',
  lead: 'from',
  night: 'a night',
  perNight: 'Per night',
  total: 'total · {length}',
  nightly: '{price} a night',
  originalPrice: '<hidden>Original price </hidden>{price}',
  totalWithGst: '{amount} total · {length} with GST',
  totalWithFees: '{amount} total · {length} with fees and GST',
  coversWithGst: 'total · {length} with GST',
  coversWithFees: 'total · {length} with fees and GST',
  nightAndGst: '{price} a night + GST',
  nightAndFees: '{price} a night + fees and GST',
  roomNightAndGst: '{price} a night per room + GST',
  roomNightAndFees: '{price} a night per room + fees and GST',
});

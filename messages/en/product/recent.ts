import { catalogue } from '../../catalogue.ts';

export const productRecentTexts = catalogue('product/recent', {
  title: 'Recently viewed',
  clear: 'Clear<hidden> recently viewed items</hidden>',
  cleared: 'Cleared from this device.',
  gone: 'No longer available',
});

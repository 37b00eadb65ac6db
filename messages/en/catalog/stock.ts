import { catalogue } from '../../catalogue.ts';

export const catalogStockTexts = catalogue('catalog/stock', {
  soldOut: 'Sold out',
  notAvailable: 'Not available',
  onlyLeft: 'Only {left} left',
});

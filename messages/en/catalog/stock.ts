import { catalogue } from '../../catalogue.ts';

export const catalogStockTexts = catalogue('catalog/stock', {
  soldOut: 'Sold out',
  onlyLeft: 'Only {left} left',
});

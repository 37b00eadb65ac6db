import { catalogue } from '../../catalogue.ts';

export const errorsStockTexts = catalogue('errors/stock', {
  undoTooLate: 'This change can no longer be undone',
  changedSince: 'Someone else has changed one of these dates since',
  noPriceYet: 'Set a price first, or enter an amount instead of a percentage',
  rowGone: 'One of these rows no longer exists. Reload the page.',
  timeGone: 'One of these times no longer exists. Reload the page.',
});

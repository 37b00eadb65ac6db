import { catalogue } from '../../catalogue.ts';

export const errorsStockTexts = catalogue('errors/stock', {
  seasonName: 'Enter a name of up to 80 characters',
  seasonBackwards: 'The season ends before it starts',
  yearlySeason: 'A yearly season can last up to one year',
  noWeekday: 'Choose at least one weekday',
  seasonPrice: 'Enter a price of 0 or more, or a percentage from 1 to 1000',
  minimumStay: 'Enter a minimum stay of 1 to 90 days',
  availability: 'Enter an availability of 0 to 100000 units',
  wholeRupees: 'Enter the price in whole rupees, without paise',
  noChange: 'Enter at least one change',
  soldMore: 'More units are already sold on one of these dates',
  soldMoreThan: 'More than {units} units are already sold on a future date',
  undoTooLate: 'This change can no longer be undone',
  changedSince: 'Someone else has changed one of these dates since',
  noPriceYet: 'Set a price first, or enter an amount instead of a percentage',
  rowGone: 'One of these rows no longer exists. Reload the page.',
  timeGone: 'One of these times no longer exists. Reload the page.',
});

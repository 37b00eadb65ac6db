import { catalogue } from '../../catalogue.ts';

/** Why there is not enough of a product. `when`: one of the first three texts. */
export const catalogShortageTexts = catalogue('catalog/shortage', {
  thisTime: 'this time',
  theseDates: 'these dates',
  thisDate: 'this date',
  closed: 'Booking for {when} has closed',
  onlyLeft: 'Only {left} left for {when}',
  allInCart: 'Your cart already has everything left for {when}',
  soldOut: 'Sold out for {when}',
  notAvailable: 'Not available for {when}',
});

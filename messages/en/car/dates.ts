import { catalogue } from '../../catalogue.ts';

export const carDatesTexts = catalogue('car/dates', {
  pickupDate: 'Pickup date',
  choosePickupDate: 'Choose the pickup date',
  returnDate: 'Return date',
  chooseReturnDate: 'Choose the return date',
  dropDate: 'Drop-off date',
  chooseDropDate: 'Choose the drop-off date',
  dates: '{from} to {to}',
});

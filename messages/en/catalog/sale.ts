import { catalogue } from '../../catalogue.ts';

export const catalogSaleTexts = catalogue('catalog/sale', {
  tooFarAhead: 'That date is too far ahead to book',
  past: 'That date is in the past',
  noCheckIn: 'Check-in is not possible on {day}',
  noPickup: 'Pick-up is not possible on {day}',
  minimumStay: 'Minimum stay from {day} is {nights} nights',
  minimumRental: 'Minimum rental from {day} is {days} days',
  notAfterCheckIn: 'Check-out date must be after check-in date',
  checkInPast: 'Check-in date is in the past',
  tooManyNights: 'A stay can be booked for at most {most, plural, one {# night} other {# nights}}',
  adultsInRooms: '{room} sleeps up to {most} adults in {rooms, plural, one {one room} other {# rooms}}',
  guestsInRooms:
    '{room} sleeps up to {most, plural, one {# guest} other {# guests}} in {rooms, plural, one {one room} other {# rooms}}, adults and children together',
  beforePickup: 'Drop-off date must not be before the pick-up date',
  tooManyDays: 'A car can be rented for at most {most, plural, one {# day} other {# days}}',
  infantsNeedAdult: 'Infants travel with an adult. Please add an adult ticket.',
  infantsNeedSenior: 'Infants travel with an adult. Please add a senior ticket.',
  infantsNeedChild: 'Infants travel with someone older. Please add a child ticket.',
});

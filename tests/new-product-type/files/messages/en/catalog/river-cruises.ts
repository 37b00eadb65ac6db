import { catalogue } from '../../catalogue.ts';

export const catalogRiverCruisesTexts = catalogue('catalog/river-cruises', {
  river: 'River',
  cruise: 'River Cruise',
  cruises: '{count, plural, one {# river cruise} other {# river cruises}}',
  embarkation: 'embarkation',
  cabins: '{count, plural, one {# cabin} other {# cabins}}',
  allCabins: 'cabins',
  reviewed: 'cruise',
  gone: 'This cruise is no longer available',
  noEmbarkation: 'Please select an embarkation date',
  atLeastOneNight: 'A cruise lasts at least one night',
  mostNights: 'A cruise can be booked for at most {most} nights',
  tooManyGuests: 'Too many guests for these cabins',
});

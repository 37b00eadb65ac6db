import { catalogue } from '../../catalogue.ts';

/** Why a product cannot be sold as it was chosen. */
export const catalogOfferTexts = catalogue('catalog/offer', {
  carGone: 'This car is no longer available',
  noPickupDate: 'Please select a pick-up date',
  attractionGone: 'This attraction is no longer available',
  noVisitDate: 'Please select a visit date',
  tourGone: 'This tour is no longer available',
  noTourDate: 'Please select a tour date',
  noTime: 'Please select a time',
  timePassed: 'That time has passed',
  noLanguage: 'Please select a language',
  noAdultTickets: 'Adult tickets are not available here',
  noChildTickets: 'Child tickets are not available here',
  noSeniorTickets: 'Senior tickets are not available here',
  noInfantTickets: 'Infant tickets are not available here',
  noTicket: 'Please select at least one ticket',
  stayGone: 'This stay is no longer available',
  noRoomType: 'Selected room type is not available',
  noCheckIn: 'Please select check-in date',
  mostRooms: 'At most {most} rooms can be booked at once',
  sleeps:
    '{room} sleeps up to {adults} adults and {children} children in {rooms, plural, one {one room} other {# rooms}}',
  notYet: 'Not available yet',
  notAvailable: 'Not available',
  gone: 'No longer available',
});

import { catalogue } from '../../catalogue.ts';

export const documentsItineraryTexts = catalogue('documents/itinerary', {
  heading: 'Itinerary',
  documentTitle: 'Your trip {booking}',
  title: 'Your trip, {days}',
  asOf: 'As of {when}. {site}',
  requests: 'Special requests: {requests}',
  notPaid: 'Not paid yet. See your booking for how long we hold it.',
  travellers: 'Travellers: {names}',
  lastDay: 'to {day}',
});

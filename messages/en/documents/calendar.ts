import { catalogue } from '../../catalogue.ts';

export const documentsCalendarTexts = catalogue('documents/calendar', {
  booking: 'Booking: {booking}',
});

import { catalogue } from '../catalogue.ts';

export const tripDocumentsTexts = catalogue('trip-documents', {
  loading: 'Loading the documents...',
  failed: 'The documents could not be loaded.',
  tryAgain: 'Try Again',
  downloadVoucher: 'Download voucher',
  whatsapp: 'WhatsApp',
  email: 'Email',
  addToCalendar: 'Add to calendar',
  itinerary: 'Itinerary',
});

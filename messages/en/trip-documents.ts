import { catalogue } from '../catalogue.ts';

export const tripDocumentsTexts = catalogue('trip-documents', {
  loading: 'Loading the documents...',
  failed: 'The documents could not be loaded.',
  tryAgain: 'Try Again',
  showQr: 'Show QR code',
  code: 'Voucher QR code for {name}',
  showCode: 'Show this code when you arrive.',
  downloadVoucher: 'Download voucher',
  whatsapp: 'WhatsApp',
  email: 'Email',
  addToCalendar: 'Add to calendar',
  itinerary: 'Itinerary',
});

import { catalogue } from '../../catalogue.ts';

export const documentsVoucherTexts = catalogue('documents/voucher', {
  heading: 'Voucher',
  documentTitle: 'Voucher: {name}',
  code: 'QR code to check this voucher',
  scan: 'Scan to check this voucher',
  onArrival: 'On arrival',
  bring: 'Show this voucher, printed or on your phone, with the lead traveller’s photo ID.',
  travellers: 'Travellers',
  requests: 'Special requests',
  cancellation: 'Cancellation',
  goodToKnow: 'Good to know',
  testMode: 'Test mode',
  asOf: 'As of {when}. If the booking changes, use the new voucher instead.',
});

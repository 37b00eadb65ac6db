import { catalogue } from '../catalogue.ts';

/** How money was received, in emails, papers and the back office (CART-18: ‘Wallet’ on the page). */
export const receivedMethodsTexts = catalogue('received-methods', {
  upi: 'UPI',
  card: 'Credit/Debit Card',
  netbanking: 'Net Banking',
  wallet: 'Digital Wallet',
  cash: 'Cash',
});

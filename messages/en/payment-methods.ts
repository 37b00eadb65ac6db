import { catalogue } from '../catalogue.ts';

/** CART-18. */
export const paymentMethodsTexts = catalogue('payment-methods', {
  upi: 'UPI',
  upiHint: 'Scan a code or open your UPI app',
  card: 'Credit/Debit Card',
  cardHint: 'Visa, Mastercard, RuPay',
  netbanking: 'Net Banking',
  netbankingHint: 'Through your own bank',
  wallet: 'Wallet',
  walletHint: 'Pay from your wallet balance',
  cash: 'Cash',
});

import type { BookingWire } from '../../service/booking/wire.ts';

export type PaymentMethod = BookingWire['paymentMethod'];

/** The payment methods (CART-18), with their labels on the page and in emails. */
export const paymentMethods: readonly { id: PaymentMethod; label: string; emailLabel: string; hint: string }[] = [
  { id: 'upi', label: 'UPI', emailLabel: 'UPI', hint: 'Scan a code or open your UPI app' },
  { id: 'card', label: 'Credit/Debit Card', emailLabel: 'Credit/Debit Card', hint: 'Visa, Mastercard, RuPay' },
  { id: 'netbanking', label: 'Net Banking', emailLabel: 'Net Banking', hint: 'Through your own bank' },
  { id: 'wallet', label: 'Wallet', emailLabel: 'Digital Wallet', hint: 'From the balance of a wallet' },
];

/** The label of a payment method. Cash is paid at the counter and is not an online choice. */
export function paymentMethodLabel(id: BookingWire['paidBy'][number], where: 'screen' | 'email' = 'screen'): string {
  if (id === 'cash') return 'Cash';
  const method = paymentMethods.find((one) => one.id === id);
  return (where === 'email' ? method?.emailLabel : method?.label) ?? id;
}

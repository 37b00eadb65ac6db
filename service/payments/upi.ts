import type { Paise } from '../core/money.ts';

/**
 * A `upi://pay` intent (NPCI's linking specification): payee, amount in rupees, and the booking as reference. Apps read
 * it as a plain text more than as an address: `@` stays as it is, and a space is %20.
 */
export function upiLink(pay: { upiId: string; payee: string; amount: Paise; bookingId: string }): string {
  const fields = {
    pa: pay.upiId,
    pn: pay.payee,
    am: (pay.amount / 100).toFixed(2),
    cu: 'INR',
    tr: pay.bookingId,
    tn: `${pay.payee} ${pay.bookingId}`,
  };
  const query = Object.entries(fields).map(
    ([name, text]) => `${name}=${encodeURIComponent(text).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${query.join('&')}`;
}

import type { Paise } from '../core/money.ts';

/**
 * Returns a `upi://pay` link (NPCI's linking specification) with payee, amount in rupees, and the booking id as
 * reference. Apps parse it as plain text rather than as a URL: `@` is not escaped, and a space is %20.
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

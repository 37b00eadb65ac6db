import type { Paise } from '../core/money.ts';

/** A `upi://pay` intent (NPCI's linking specification): payee, amount in rupees, and the booking as reference. */
export function upiLink(pay: { upiId: string; payee: string; amount: Paise; bookingId: string }): string {
  const query = new URLSearchParams({
    pa: pay.upiId,
    pn: pay.payee,
    am: (pay.amount / 100).toFixed(2),
    cu: 'INR',
    tr: pay.bookingId,
    tn: `${pay.payee} ${pay.bookingId}`,
  });
  // UPI apps read %20, not +
  return `upi://pay?${query.toString().replaceAll('+', '%20')}`;
}

/** The intent as a QR code, an SVG text drawn here. */
export async function upiQr(link: string): Promise<string> {
  const { default: QRCode } = await import('qrcode');
  return QRCode.toString(link, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}

import { formatMoney } from '../core/money.ts';
import type { BookingLetter, BookingLetterLine } from './booking-letter.ts';
import { html, type Markup, raw } from './html.ts';
import { sans, serif } from './layout.ts';
import { oneLine } from './text.ts';

/** The details of a line that are not empty, as short texts. */
function detailsOf(line: BookingLetterLine): string[] {
  const quantity = line.quantity > 1 ? `Quantity ${line.quantity}` : '';
  return [line.option, line.location, line.days, line.guests, quantity].map((text) => oneLine(text)).filter(Boolean);
}

function lineRow(line: BookingLetterLine): Markup {
  return html`<tr class="ink">
<td class="rule" style="padding:16px 12px 16px 0;border-bottom:1px solid #ECE3D8;font:400 15px/1.55 ${raw(sans)};color:#211A16;">
<span class="accent" style="font:600 12px/1.4 ${raw(sans)};color:#B5371F;letter-spacing:0.06em;text-transform:uppercase;">${oneLine(line.label, 40)}</span><br>
<strong style="font:600 18px/1.35 ${raw(serif)};">${oneLine(line.name)}</strong>
${detailsOf(line).map((text) => html`<br>${text}`)}
</td>
<td class="rule" align="right" valign="bottom" style="padding:16px 0;border-bottom:1px solid #ECE3D8;font:600 15px/1.55 ${raw(sans)};color:#211A16;white-space:nowrap;">${formatMoney(line.total)}</td>
</tr>`;
}

function sumRow(label: string, amount: string, weight: 400 | 600): Markup {
  return html`<tr class="ink">
<td style="padding:10px 12px 0 0;font:${weight} 16px/1.5 ${raw(sans)};color:#211A16;">${label}</td>
<td align="right" style="padding:10px 0 0;font:${weight} 16px/1.5 ${raw(sans)};color:#211A16;white-space:nowrap;">${amount}</td>
</tr>`;
}

/** What was booked, line by line, with tax and total. */
export function bookingTable(booking: BookingLetter): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;">
${booking.lines.map(lineRow)}
${sumRow('Subtotal', formatMoney(booking.subtotal), 400)}
${sumRow(oneLine(booking.taxName, 60), formatMoney(booking.tax), 400)}
${sumRow('Total', formatMoney(booking.total), 600)}
</table>`;
}

/** The same in plain text. */
export function bookingLines(booking: BookingLetter): string {
  const lines = booking.lines.map((line) =>
    [`${oneLine(line.label, 40)}: ${oneLine(line.name)}`, ...detailsOf(line), formatMoney(line.total)].join('\n  '),
  );
  const sums = [
    `Subtotal: ${formatMoney(booking.subtotal)}`,
    `${oneLine(booking.taxName, 60)}: ${formatMoney(booking.tax)}`,
    `Total: ${formatMoney(booking.total)}`,
  ];
  return [...lines, sums.join('\n')].join('\n\n');
}

/** 'Booking BOOK_…' as a quiet line under the heading. */
export function bookingIdLine(booking: BookingLetter): Markup {
  return html`<div class="soft"><p style="margin:-8px 0 20px;font:400 14px/1.5 ${raw(sans)};color:#6B5D52;">Booking ${oneLine(booking.bookingId, 80)}</p></div>`;
}

export function bookingReason(booking: BookingLetter): string {
  return `You are receiving this email because of your booking ${oneLine(booking.bookingId, 80)} at Padharo.`;
}

import { qrSquares } from '../platform/qr-code.ts';
import { asOf, footer, footTop, labelStyle, letterhead, testPaymentNotice } from './letterhead.ts';
import { colours, inner, PdfCanvas, page } from './pdf-canvas.ts';
import type { Trip, TripLine } from './trip.ts';
import type { Typefaces } from './typefaces.ts';

const { margin } = page;
const code = 172;
/** The most facts shown: even the longest ones leave room for the terms. */
const mostFacts = 8;

/** Draws the voucher, one page that is shown on arrival. `address`: what its QR code opens. */
export function voucherPdf(faces: Typefaces, trip: Trip, line: TripLine, address: string): Promise<Buffer> {
  const { issuer, bookingId, version } = trip;
  const sheet = new PdfCanvas(faces, { title: `Voucher: ${line.name}`, author: issuer.name, at: version.at });
  let y = letterhead(sheet, issuer, 'Voucher', bookingId);
  const whole = { x: margin, width: inner };

  y += sheet.text(line.label, { ...whole, y }, { size: 10, weight: 'strong', colour: colours.support });
  y += 3 + sheet.text(line.name, { ...whole, y: y + 3 }, { size: 27, weight: 'display', lines: 3, tag: 'H2' });
  if (line.option) y += 4 + sheet.text(line.option, { ...whole, y: y + 4 }, { size: 13, weight: 'strong', lines: 2 });
  y += 4 + sheet.text(line.place, { ...whole, y: y + 4 }, { size: 11, colour: colours.soft, lines: 2 });
  const link = { size: 10, weight: 'strong', colour: colours.support, link: line.map, tag: 'Link' } as const;
  y += 2 + sheet.text('Show on the map', { ...whole, y: y + 2 }, link);

  y += 20;
  const top = y + 20;
  const facts = [...trip.lead, ...line.facts].slice(0, mostFacts);
  const column = (inner - code - 76) / 2;
  const rows = facts.reduce<(typeof facts)[]>((all, fact, index) => {
    if (index % 2 === 0) all.push([fact]);
    else all.at(-1)?.push(fact);
    return all;
  }, []);
  const heights = rows.map(
    (row) => Math.max(...row.map(({ value }) => sheet.height(value, column - 14, valueStyle))) + 24,
  );
  const height = Math.max(code + 58, heights.reduce((all, one) => all + one, 0) + 26);
  sheet.card({ ...whole, y, height });
  let rowTop = top;
  for (const [index, row] of rows.entries()) {
    for (const [place, { label, value }] of row.entries()) {
      const at = { x: margin + 20 + place * column, width: column - 14 };
      sheet.text(label, { ...at, y: rowTop }, labelStyle);
      sheet.text(value, { ...at, y: rowTop + 12 }, valueStyle);
    }
    rowTop += heights[index] ?? 0;
  }
  const left = margin + inner - code - 20;
  sheet.card({ x: left - 8, y: y + 12, width: code + 16, height: code + 16 }, colours.white);
  sheet.squares(qrSquares(address), { x: left, y: y + 20, size: code }, 'QR code to check this voucher');
  sheet.text('Scan to check this voucher', { x: left - 8, y: y + code + 34, width: code + 16 }, scanStyle);
  y += height + 26;

  // the most lines of each, so that the next one has room
  const paragraphs: readonly (readonly [heading: string, words: string, most?: number])[] = [
    ['On arrival', 'Show this voucher, printed or on your phone, with the lead traveller’s photo ID.'],
    ['Travellers', line.names, 6],
    ['Special requests', trip.requests, 6],
    ['Cancellation', line.terms],
    ...(trip.isTestPayment ? [['Test mode', testPaymentNotice] as const] : []),
  ];
  for (const [heading, words, most = Infinity] of paragraphs) {
    if (words === '' || y > footTop - 44) continue;
    y += sheet.text(heading, { ...whole, y }, { size: 11, weight: 'strong', tag: 'H3' }) + 2;
    const lines = Math.max(1, Math.min(most, Math.floor((footTop - y - 4) / 14.2)));
    y += sheet.text(words, { ...whole, y }, { size: 10, colour: colours.soft, lines }) + 12;
  }
  footer(sheet, issuer, `${asOf(version.at)}. If the booking changes, use the new voucher instead.`);
  return sheet.bytes();
}

const valueStyle = { size: 11, weight: 'strong', lines: 4 } as const;
const scanStyle = { size: 9, colour: colours.soft, align: 'right' } as const;

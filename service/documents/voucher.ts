import { documentsMapTexts } from '../../messages/en/documents/map.ts';
import { documentsPaperTexts } from '../../messages/en/documents/paper.ts';
import { documentsVoucherTexts } from '../../messages/en/documents/voucher.ts';
import type { Translate } from '../../messages/translate.ts';
import { formatInstant } from '../core/day.ts';
import { qrSquares } from '../platform/qr-code.ts';
import type { PaperLook } from './document-content.ts';
import { footer, footTop, labelStyle, letterhead, telephone } from './letterhead.ts';
import { voucherMapSize as mapSize } from './map-bounds.ts';
import { creditStyle, drawMap } from './paper-map.ts';
import { colours, inner, PdfCanvas, page } from './pdf-canvas.ts';
import type { Trip, TripLine } from './trip.ts';
import type { Typefaces } from './typefaces.ts';

const { margin } = page;
const code = 172;
/** Sides of the picture and the map. */
const picture = 112;
/** The most facts shown: even the longest ones leave room for the terms. */
const mostFacts = 8;

/** Draws the voucher, one page that is shown on arrival. `address`: what its QR code opens. */
export function voucherPdf(
  t: Translate,
  faces: Typefaces,
  trip: Trip,
  line: TripLine,
  address: string,
  look: PaperLook,
): Promise<Buffer> {
  const { issuer, bookingId, version } = trip;
  const sheet = new PdfCanvas(faces, {
    title: t(documentsVoucherTexts.documentTitle, { name: line.name }),
    language: t.language,
    author: issuer.name,
    at: version.at,
  });
  let y = letterhead(sheet, issuer, t(documentsVoucherTexts.heading), bookingId);
  const whole = { x: margin, width: inner };
  const beside = { x: margin, width: look.picture === null ? inner : inner - picture - 20 };
  const top = y;

  y += sheet.text(line.label, { ...beside, y }, { size: 10, weight: 'strong', colour: colours.support });
  y += 3 + sheet.text(line.name, { ...beside, y: y + 3 }, { size: 27, weight: 'display', lines: 3, tag: 'H2' });
  if (line.option) y += 4 + sheet.text(line.option, { ...beside, y: y + 4 }, { size: 13, weight: 'strong', lines: 2 });
  y += 4 + sheet.text(line.place, { ...beside, y: y + 4 }, { size: 11, colour: colours.soft, lines: 2 });
  y += 2 + sheet.text(t(documentsPaperTexts.showOnMap), { ...beside, y: y + 2 }, { ...linkStyle, link: line.map });
  const call = t(documentsPaperTexts.call, { phone: issuer.phone });
  y += 2 + sheet.text(call, { ...beside, y: y + 2 }, { ...linkStyle, link: telephone(issuer.phone), lines: 1 });
  if (look.picture !== null) {
    const box = { x: margin + inner - picture, y: top, width: picture, height: picture };
    const alt = t(documentsMapTexts.picture, { name: line.name });
    sheet.photograph(Buffer.from(look.picture, 'base64'), box, alt);
    y = Math.max(y, top + picture);
  }

  y += 18;
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
  let rowTop = y + 20;
  sheet.group('Table', () => {
    for (const [index, row] of rows.entries()) {
      for (const [place, { label, value }] of row.entries()) {
        const at = { x: margin + 20 + place * column, width: column - 14 };
        sheet.group('TR', () => {
          sheet.text(label, { ...at, y: rowTop }, { ...labelStyle, tag: 'TH' });
          sheet.text(value, { ...at, y: rowTop + 12 }, { ...valueStyle, tag: 'TD' });
        });
      }
      rowTop += heights[index] ?? 0;
    }
  });
  const left = margin + inner - code - 20;
  sheet.card({ x: left - 8, y: y + 12, width: code + 16, height: code + 16 }, colours.white);
  sheet.squares(qrSquares(address), { x: left, y: y + 20, size: code }, t(documentsVoucherTexts.code));
  sheet.text(t(documentsVoucherTexts.scan), { x: left - 8, y: y + code + 34, width: code + 16 }, scanStyle);
  y += height + 26;

  let mapEnd = y;
  if (look.map !== null && y + mapSize.height + 14 < footTop) {
    const box = { x: margin + inner - mapSize.width, y, ...mapSize };
    drawMap(sheet, look.map, box, t(documentsMapTexts.around, { name: line.name }));
    sheet.text(t(documentsMapTexts.credit), { x: box.x, y: y + mapSize.height + 2, width: box.width }, creditStyle);
    mapEnd = y + mapSize.height + 14;
  }

  // the most lines of each, so that the next one has room
  const paragraphs: readonly (readonly [heading: string, content: string, most?: number])[] = [
    [t(documentsVoucherTexts.onArrival), t(documentsVoucherTexts.bring)],
    [t(documentsVoucherTexts.travellers), line.names, 6],
    [t(documentsVoucherTexts.requests), trip.requests, 6],
    [t(documentsVoucherTexts.goodToKnow), line.goodToKnow.join(' · '), y < mapEnd ? 8 : 5],
    [t(documentsVoucherTexts.cancellation), line.terms],
    ...(trip.isTestPayment ? [[t(documentsVoucherTexts.testMode), t(documentsPaperTexts.testPayment)] as const] : []),
  ];
  for (const [heading, content, most = Infinity] of paragraphs) {
    if (content === '' || y > footTop - 44) continue;
    const words = { x: margin, width: y < mapEnd ? inner - mapSize.width - 20 : inner };
    y += sheet.text(heading, { ...words, y }, { size: 11, weight: 'strong', tag: 'H3' }) + 2;
    const lines = Math.max(1, Math.min(most, Math.floor((footTop - y - 4) / 14.2)));
    y += sheet.text(content, { ...words, y }, { size: 10, colour: colours.soft, lines }) + 12;
  }
  footer(t, sheet, issuer, t(documentsVoucherTexts.asOf, { when: formatInstant(t, version.at) }));
  return sheet.bytes();
}

const linkStyle = { size: 10, weight: 'strong', colour: colours.support, tag: 'Link' } as const;
const valueStyle = { size: 11, weight: 'strong', lines: 4 } as const;
const scanStyle = { size: 9, colour: colours.soft, align: 'right' } as const;

import { markShapes } from '../../artwork/mark.ts';
import { documentsPaperTexts } from '../../messages/en/documents/paper.ts';
import type { Translate } from '../../messages/translate.ts';
import { colours, inner, type PdfCanvas, page } from './pdf-canvas.ts';
import type { Style } from './pdf-text.ts';
import type { Issuer } from './trip.ts';

const { margin } = page;
/** The top of the footer. */
export const footTop = page.height - 84;
export const labelStyle: Style = { size: 8, weight: 'strong', colour: colours.soft, spacing: 0.3 };

/** Draws the issuer's name, the heading and the reference. Returns where the content begins. */
export function letterhead(sheet: PdfCanvas, issuer: Pick<Issuer, 'name'>, heading: string, reference: string): number {
  sheet.ornament((pdf) => drawMark(pdf, { x: margin, y: 40, size: 30 }));
  const name: Style = issuer.name.length <= 20 ? { size: 21, lines: 1 } : { size: 13, lines: 2 };
  const y = name.lines === 1 ? 42 : 39;
  sheet.text(issuer.name, { x: margin + 40, y, width: 250 }, { ...name, weight: 'display' });
  const right = { x: margin + inner - 220, width: 220 };
  const kind: Style = { size: 11, weight: 'strong', colour: colours.accent, align: 'right', tag: 'H1' };
  sheet.text(heading, { ...right, y: 39 }, kind);
  sheet.text(reference, { ...right, y: 55 }, { size: 9, colour: colours.soft, align: 'right', lines: 1 });
  sheet.rule(86);
  return 108;
}

/** Draws the mark of the site, a square. */
function drawMark(pdf: PDFKit.PDFDocument, { x, y, size }: { x: number; y: number; size: number }): void {
  const { ground, door, sun, hills } = markShapes;
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32);
  pdf.roundedRect(0, 0, 32, 32, ground.radius).fill(ground.fill);
  pdf.path(door.path).fill(door.fill);
  pdf.circle(sun.x, sun.y, sun.radius).fill(sun.fill);
  pdf.path(hills.path).fill(hills.fill);
  pdf.restore();
}

/** Draws the issuer's contact details in the footer. `note`: a remark about the document. */
export function footer(t: Translate, sheet: PdfCanvas, issuer: Issuer, note: string): void {
  const y = footTop;
  sheet.rule(y);
  const left = { x: margin, width: 270 };
  sheet.text(t(documentsPaperTexts.needHelp), { ...left, y: y + 12 }, { size: 9, weight: 'strong' });
  const call = t(documentsPaperTexts.call, { phone: issuer.phone });
  sheet.text(call, { ...left, y: y + 25 }, { size: 9, link: telephone(issuer.phone), lines: 1 });
  sheet.text(issuer.email, { ...left, y: y + 38 }, { size: 9, link: `mailto:${issuer.email}`, lines: 1 });
  const right = { x: margin + 290, width: inner - 290 };
  sheet.text(note, { ...right, y: y + 12 }, { size: 8, colour: colours.soft, align: 'right', lines: 5 });
}

export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

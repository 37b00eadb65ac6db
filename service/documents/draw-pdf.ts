import { textIn } from '../../messages/translate.ts';
import type { DocumentContent } from './document-content.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { itineraryPdf } from './itinerary.ts';
import type { Typefaces } from './typefaces.ts';
import { voucherPdf } from './voucher.ts';

/** Draws a document as a PDF: the same bytes for the same content. */
export function drawPdf(faces: Typefaces, paper: DocumentContent): Promise<Buffer> {
  const t = textIn(paper.language);
  if (paper.kind === 'voucher') return voucherPdf(t, faces, paper.trip, paper.line, paper.address, paper.look);
  return paper.kind === 'invoice'
    ? invoicePdf(t, faces, paper.invoice)
    : itineraryPdf(t, faces, paper.trip, paper.look);
}

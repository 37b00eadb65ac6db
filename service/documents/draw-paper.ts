import { invoicePdf } from './invoice-pdf.ts';
import { itineraryPdf } from './itinerary.ts';
import type { Paper } from './paper.ts';
import type { Typefaces } from './typefaces.ts';
import { voucherPdf } from './voucher.ts';

/** Draws a paper as a PDF: the same bytes for the same values. */
export function drawPaper(faces: Typefaces, paper: Paper): Promise<Buffer> {
  if (paper.kind === 'voucher') return voucherPdf(faces, paper.trip, paper.line, paper.address);
  return paper.kind === 'invoice' ? invoicePdf(faces, paper.invoice) : itineraryPdf(faces, paper.trip);
}

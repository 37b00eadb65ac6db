import { invoicePdf } from './invoice-pdf.ts';
import { itineraryPdf } from './itinerary.ts';
import type { Paper } from './paper.ts';
import { typefacesFor } from './typefaces.ts';
import { voucherPdf } from './voucher.ts';

/** Draws a paper as a PDF: the same bytes for the same values. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const faces = await typefacesFor(paper);
  if (paper.kind === 'voucher') return voucherPdf(faces, paper.trip, paper.line, paper.address);
  return paper.kind === 'invoice' ? invoicePdf(faces, paper.invoice) : itineraryPdf(faces, paper.trip);
}

import type { Invoice } from './invoice.ts';
import type { Trip, TripLine } from './trip.ts';

/** The content of a PDF as plain values. `address`: what the QR code of a voucher opens. */
export type DocumentContent = {
  /** That of its texts, a folder of `messages/`. */
  readonly language: string;
} & (
  | { readonly kind: 'voucher'; readonly trip: Trip; readonly line: TripLine; readonly address: string }
  | { readonly kind: 'itinerary'; readonly trip: Trip }
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
);

/**
 * Returns the estimated cost of drawing it in milliseconds of processor time. 12 to 30 ms were measured for one line,
 * 110 ms for thirty.
 */
export function drawingCost(paper: DocumentContent): number {
  if (paper.kind === 'voucher') return 25;
  const lines =
    paper.kind === 'invoice'
      ? paper.invoice.content.lines.length
      : paper.trip.lines.reduce((all, { plan }) => all + 1 + plan.length, 0);
  return 20 + 4 * lines;
}

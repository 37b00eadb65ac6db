import type { Invoice } from './invoice.ts';
import type { Trip, TripLine } from './trip.ts';

/** A PDF as plain values: all that it shows. `address`: what the QR code of a voucher opens. */
export type Paper =
  | { readonly kind: 'voucher'; readonly trip: Trip; readonly line: TripLine; readonly address: string }
  | { readonly kind: 'itinerary'; readonly trip: Trip }
  | { readonly kind: 'invoice'; readonly invoice: Invoice };

/** What drawing it costs, in estimated milliseconds of a processor: measured 12 to 30 for one line, 110 for thirty. */
export function paperCost(paper: Paper): number {
  if (paper.kind === 'voucher') return 25;
  const lines =
    paper.kind === 'invoice'
      ? paper.invoice.content.lines.length
      : paper.trip.lines.reduce((all, { plan }) => all + 1 + plan.length, 0);
  return 20 + 4 * lines;
}

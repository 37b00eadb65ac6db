import type { Invoice } from './invoice.ts';
import type { PaperMap } from './map-bounds.ts';
import type { Trip, TripLine } from './trip.ts';

/** What a paper shows beside its texts, as far as it has it. */
export interface PaperLook {
  /** A JPEG in base64. */
  readonly picture: string | null;
  readonly map: PaperMap | null;
}

/** The content of a PDF as plain values. `address`: what the QR code of a voucher opens. */
export type DocumentContent = {
  /** That of its texts, a folder of `messages/`. */
  readonly language: string;
} & (
  | {
      readonly kind: 'voucher';
      readonly trip: Trip;
      readonly line: TripLine;
      readonly address: string;
      readonly look: PaperLook;
    }
  | { readonly kind: 'itinerary'; readonly trip: Trip; readonly look: PaperLook }
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
);

/**
 * Returns the estimated cost of drawing it in milliseconds of processor time. 12 to 30 ms were measured for one line,
 * 110 ms for thirty.
 */
export function drawingCost(paper: DocumentContent): number {
  if (paper.kind === 'voucher') return 25 + lookCost(paper.look);
  if (paper.kind === 'invoice') return 20 + 4 * paper.invoice.content.lines.length;
  return 20 + 4 * paper.trip.lines.reduce((all, { plan }) => all + 1 + plan.length, 0) + lookCost(paper.look);
}

/** A map takes about as long as a voucher. */
function lookCost({ picture, map }: PaperLook): number {
  return (picture === null ? 0 : 5) + (map === null ? 0 : 30);
}

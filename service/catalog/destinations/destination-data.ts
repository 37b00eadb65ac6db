import type { PictureData } from '../picture-data.ts';

/** An airport or a railway station by name. */
export interface NearestStop {
  readonly name: string;
  /** Kilometres by road; null: it is in town. */
  readonly km: number | null;
}

/** A destination as its page shows it. */
export interface DestinationData {
  readonly id: number;
  readonly documentId: string;
  readonly name: string;
  readonly region: string;
  readonly description: string;
  /** Its name in its own script, with the tag of that language; null: not recorded. */
  readonly local: { readonly name: string; readonly language: string } | null;
  readonly guide: readonly string[];
  /** From 1 to 12. */
  readonly bestMonths: readonly number[];
  readonly airport: NearestStop | null;
  readonly station: NearestStop | null;
  /** How to arrive otherwise; empty: not recorded. */
  readonly otherWay: string;
  readonly image: PictureData | null;
}

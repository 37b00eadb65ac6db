import type { NightsQuery } from './index-query.ts';
import type { IndexedOptions } from './indexed-options.ts';
import { type NightList, placeOf } from './night-list.ts';

/** A night's list, read once from an option on, block by block. */
export class ListRead<Of extends Uint8Array | Int32Array> {
  readonly options: Int32Array;
  readonly values: Of;
  readonly length: number;
  /** Position of the next value. */
  at: number;

  constructor({ options, values, length }: NightList<Of>, from: number) {
    this.options = options;
    this.values = values;
    this.length = length;
    this.at = placeOf(options, length, from);
  }
}

/** A requested night, with the starts [firstStart, endStart) that include it. */
interface NightRead {
  readonly left: ListRead<Uint8Array>;
  readonly own: ListRead<Int32Array>;
  readonly firstStart: number;
  readonly endStart: number;
}

/** The lists that a question needs, each read once. */
export class NightsRead {
  readonly all: readonly NightRead[];
  /** For each start, the minimum stays on it. */
  readonly arrivals: readonly ListRead<Uint8Array>[];

  constructor(stock: IndexedOptions, { starts, count }: NightsQuery, from: number) {
    const nights = [...new Set(starts.flatMap((start) => Array.from({ length: count }, (_, night) => start + night)))];
    this.all = nights.flatMap((night) => {
      const [left, own] = [stock.left[night], stock.nightPrice[night]];
      if (!left || !own) return [];
      const counts = starts.flatMap((start, at) => (start <= night && night < start + count ? [at] : []));
      const [firstStart = 0] = counts;
      return [
        {
          left: new ListRead(left, from),
          own: new ListRead(own, from),
          firstStart,
          endStart: firstStart + counts.length,
        },
      ];
    });
    this.arrivals = starts.flatMap((start) => {
      const stays = stock.leastStay[start];
      return stays ? [new ListRead(stays, from)] : [];
    });
  }
}

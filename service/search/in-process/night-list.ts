type Values = Uint8Array | Int32Array;

/** The first position among the first `length` of a sorted list whose number is not below the wanted one. */
export function placeOf(sorted: Int32Array, length: number, number: number): number {
  let from = 0;
  let to = length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}

const noOptions = new Int32Array(0);
/** The most options in one list. */
const mostTogether = 2 ** 22;

/** The values of few options on one night, sorted by option number. */
export class NightList<Of extends Values> {
  /** Only the first `length` are in use. */
  options = noOptions;
  values: Of;
  length = 0;
  readonly #make: (length: number) => Of;

  /** `none`: a shared empty array for lists without values, which would take half a kilobyte each. */
  constructor(none: Of, make: (length: number) => Of) {
    this.#make = make;
    this.values = none;
  }

  /** The value of that option; undefined if it has none. */
  get(option: number): number | undefined {
    const at = placeOf(this.options, this.length, option);
    return at < this.length && this.options[at] === option ? this.values[at] : undefined;
  }

  put(option: number, value: number): void {
    const last = this.length > 0 ? (this.options[this.length - 1] ?? 0) : -1;
    const at = last < option ? this.length : placeOf(this.options, this.length, option);
    if (at < this.length && this.options[at] === option) {
      this.values[at] = value;
      return;
    }
    if (this.length === this.options.length) this.#resize(Math.ceil(this.length * 1.12) + 4);
    this.options.copyWithin(at + 1, at, this.length);
    this.values.copyWithin(at + 1, at, this.length);
    this.options[at] = option;
    this.values[at] = value;
    this.length += 1;
  }

  /** Appends without sorting, for bulk loading; call `settle` afterwards, and add no option twice. */
  add(option: number, value: number): void {
    if (this.length === this.options.length) this.#resize(Math.ceil(this.length * 1.5) + 8);
    this.options[this.length] = option;
    this.values[this.length] = value;
    this.length += 1;
  }

  /** Sorts the added values and trims the arrays. */
  settle(): void {
    const { options, values, length } = this;
    // number and position in one value: numbers sort many times faster than with a function
    const sorted = new Float64Array(length);
    for (let at = 0; at < length; at++) sorted[at] = (options[at] ?? 0) * mostTogether + at;
    sorted.sort();
    this.options = new Int32Array(length);
    this.values = this.#make(length);
    for (let at = 0; at < length; at++) {
      const from = (sorted[at] ?? 0) % mostTogether;
      this.options[at] = options[from] ?? 0;
      this.values[at] = values[from] ?? 0;
    }
  }

  remove(option: number): void {
    const at = placeOf(this.options, this.length, option);
    if (at === this.length || this.options[at] !== option) return;
    this.options.copyWithin(at, at + 1, this.length);
    this.values.copyWithin(at, at + 1, this.length);
    this.length -= 1;
  }

  #resize(length: number): void {
    const options = new Int32Array(length);
    options.set(this.options.subarray(0, this.length));
    const values = this.#make(length);
    values.set(this.values.subarray(0, this.length));
    this.options = options;
    this.values = values;
  }
}

/** A bitmap with 32 bits per word. Signed words stay small integers in the engine, unsigned ones would not. */
export type Bits = Int32Array;

export const noBits = (words: number): Bits => new Int32Array(words);

export const hasBit = (bits: Bits, n: number): boolean => (((bits[n >> 5] ?? 0) >>> n) & 1) === 1;

export function setBit(bits: Bits, n: number): void {
  bits[n >> 5] = (bits[n >> 5] ?? 0) | (1 << n);
}

export function clearBit(bits: Bits, n: number): void {
  bits[n >> 5] = (bits[n >> 5] ?? 0) & ~(1 << n);
}

/** The number of set bits in each group of four. */
function foursOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

export function ones(word: number): number {
  const fours = foursOf(word);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of bits set in both, in the words [from, to). */
export function countBoth(a: Bits, b: Bits, from: number, to: number): number {
  let sum = 0;
  let w = from;
  // adds up four words before counting their bits: a search spends most of its time here
  for (; w + 3 < to; w += 4) {
    const one = (a[w] ?? 0) & (b[w] ?? 0);
    const two = (a[w + 1] ?? 0) & (b[w + 1] ?? 0);
    const three = (a[w + 2] ?? 0) & (b[w + 2] ?? 0);
    const four = (a[w + 3] ?? 0) & (b[w + 3] ?? 0);
    const first = foursOf(one) + foursOf(two);
    const second = foursOf(three) + foursOf(four);
    const bytes =
      (first & 0x0f0f0f0f) + ((first >>> 4) & 0x0f0f0f0f) + (second & 0x0f0f0f0f) + ((second >>> 4) & 0x0f0f0f0f);
    sum += Math.imul(bytes, 0x01010101) >>> 24;
  }
  for (; w < to; w++) sum += ones((a[w] ?? 0) & (b[w] ?? 0));
  return sum;
}

/** Visits the numbers of the set bits in the words [from, to), in order. */
export function eachBit(bits: Bits, from: number, to: number, visit: (n: number) => void): void {
  for (let w = from; w < to; w++) {
    for (let word = bits[w] ?? 0; word !== 0; word &= word - 1) visit(w * 32 + 31 - Math.clz32(word & -word));
  }
}

/**
 * What a number counts: whole things, rupees with at most two decimals, or anything with decimals (a rating, a
 * latitude).
 */
export type NumberKind = 'whole' | 'money' | 'decimal';

/**
 * 'unclear': two readings are possible, as for `1.450`, which is 1.45 in India and 1,450 in Germany. Undefined: not a
 * number.
 */
export type TypedNumber = number | 'unclear' | undefined;

/** Digits in groups, in lakhs or in thousands, with that separator. */
const groups = (sign: string) => `[1-9]\\d?(?:${sign}\\d\\d)*${sign}\\d{3}|[1-9]\\d{0,2}(?:${sign}\\d{3})+`;

/** Formats of numbers: the whole part, and the decimals. */
const point = new RegExp(`^(\\d+|${groups(',')})(?:\\.(\\d+))?$`);
const spaces = new RegExp(`^(${groups(' ')})(?:[.,](\\d{1,2}))?$`);
const comma = new RegExp(`^(\\d+|${groups('\\.')})(?:,(\\d{1,2}))?$`);
const commaOfAny = /^(\d+)(?:,(\d+))?$/;

/** Parses an unsigned number as people and spreadsheets write it: `1,23,456.50`, `123456`, `1450,50`, `1.450,50`. */
export function readNumber(text: string, kind: NumberKind): TypedNumber {
  const plain = text.replaceAll(/\s/g, ' ').trim().replace(/^₹ ?/, '');
  const readings = new Set<number>();
  for (const notation of [point, spaces, kind === 'decimal' ? commaOfAny : comma]) {
    const [found, whole = '', decimals = '0'] = notation.exec(plain) ?? [];
    if (found !== undefined) readings.add(Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`));
  }
  const [only] = readings;
  return readings.size > 1 ? 'unclear' : only;
}

/** True for a valid amount in rupees: below a hundred crore, at most two decimals. */
export function isAmount(value: number): boolean {
  return value < 1e9 && Number.isInteger(Number((value * 100).toFixed(6)));
}

/** The error message for an ambiguous number. */
export const unclearNumber = 'can be read in two ways: write 1450, without a sign between thousands';

import { formatMoney, fromRupees } from '../../service/core/money.ts';
import { instantWords } from '../ui/instant-words.ts';

/** A field of an entry as it was and as it is, in words; undefined where there was nothing. */
export interface ChangedField {
  readonly name: string;
  readonly was: string | undefined;
  readonly is: string | undefined;
}

function fieldsOf(json: string): ReadonlyMap<string, unknown> {
  const value: unknown = JSON.parse(json);
  if (value === null) return new Map();
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([['value', value]]);
  return new Map(Object.entries(value));
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
/** A row of ids says nothing to who reads it: how many there are does. */
const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && /^[0-9a-z]{24}$/.test(one));

/** What a row of the audit log is of, and what was done. */
export interface AuditedAs {
  readonly subjectType: string;
  readonly action: string;
}

/** Under which names rows of that kind have amounts of money, in paise. Prices of content are in rupees, and say so. */
const amounts: Readonly<Record<string, readonly string[]>> = {
  booking: ['total', 'due', 'refund', 'amount', 'left'],
  partner: ['paise'],
};

function numberWords(of: AuditedAs | undefined, name: string, value: number): string {
  if (!of || !amounts[of.subjectType]?.includes(name)) return String(value);
  // a sale by telephone is the one that has its total in rupees
  return formatMoney(fromRupees(of.action === 'book' ? value : value / 100));
}

function wordsOf(of: AuditedAs | undefined, field: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return instant.test(value) ? instantWords(value) : value;
  if (isIds(value)) return value.length === 0 ? undefined : `${value.length} chosen`;
  if (Array.isArray(value)) return value.map((one: unknown) => wordsOf(of, field, one) ?? 'nothing').join('; ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]: [string, unknown]) => `${name}: ${wordsOf(of, name, one) ?? 'nothing'}`)
      .join(', ');
  return typeof value === 'number' ? numberWords(of, field, value) : String(value);
}

/** What differs between two rows of the audit log, given as JSON (`null` for none), by the names of the fields. */
export function changedFields(before: string, after: string, of?: AuditedAs): ChangedField[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)))
    .map((name) => {
      const words = { was: wordsOf(of, name, was.get(name)), is: wordsOf(of, name, is.get(name)) };
      const isAlike = words.was !== undefined && words.was === words.is;
      // what was counted in paise is shown in rupees
      return {
        name: name === 'paise' ? 'amount' : name,
        ...words,
        ...(isAlike && { is: `${words.is}, others or in another order` }),
      };
    })
    .filter(({ was, is }) => was !== undefined || is !== undefined);
}

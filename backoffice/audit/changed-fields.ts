import { formatMoney, paiseOf } from '../../service/core/money.ts';
import { formatInstant } from '../ui/when.tsx';

/** Labels of audited actions that are not changes of a content entry. */
const actionWords: Readonly<Record<string, string>> = {
  'sign-in': 'Signed in',
  'refused-sign-in': 'Sign-in refused',
  'use-recovery-code': 'Used a recovery code',
  'renew recovery codes': 'Created new recovery codes',
  'sign-out': 'Signed out',
  'end-sessions': 'Signed out other devices',
  'change password': 'Changed password',
  'change second factor': 'Changed authenticator',
  download: 'Downloaded',
  'export data': 'Downloaded personal data',
  'back-up': 'Backed up',
};

/** The label of an action: `set-sale-terms` is 'set sale terms'. */
export function actionLabel(action: string): string {
  return actionWords[action] ?? action.replaceAll('-', ' ');
}

/** The label of the kind of thing that was changed. */
export function subjectLabel(subjectType: string): string {
  return subjectType.replaceAll('-', ' ');
}

/** A field of an entry before and after, as text; undefined means that it had no value. */
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
/** True for a list of ids. It is shown as a count, because ids mean nothing to readers. */
const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && /^[0-9a-z]{24}$/.test(one));

/** Which kind of record an audit log entry is about, and the action. */
export interface AuditedAs {
  readonly subjectType: string;
  readonly action: string;
}

/** The fields with amounts in paise, by kind of record. Prices of content are in rupees. */
const amounts: Readonly<Record<string, readonly string[]>> = {
  booking: ['total', 'due', 'refund', 'amount', 'left'],
  partner: ['paise'],
};

function numberWords(of: AuditedAs | undefined, name: string, value: number): string {
  if (!of || !amounts[of.subjectType]?.includes(name)) return String(value);
  return formatMoney(paiseOf(value));
}

function wordsOf(of: AuditedAs | undefined, field: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return instant.test(value) ? formatInstant(value) : value;
  if (isIds(value)) return value.length === 0 ? undefined : `${value.length} selected`;
  if (Array.isArray(value)) return value.map((one: unknown) => wordsOf(of, field, one) ?? 'empty').join('; ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]: [string, unknown]) => `${name}: ${wordsOf(of, name, one) ?? 'empty'}`)
      .join(', ');
  return typeof value === 'number' ? numberWords(of, field, value) : String(value);
}

/** The differences of two records, given as JSON (`null` for none), by field name. */
export function changedFields(before: string, after: string, of?: AuditedAs): ChangedField[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)))
    .map((name) => {
      const words = { was: wordsOf(of, name, was.get(name)), is: wordsOf(of, name, is.get(name)) };
      const isAlike = words.was !== undefined && words.was === words.is;
      // amounts in paise are shown in rupees
      return {
        name: name === 'paise' ? 'amount' : name,
        ...words,
        ...(isAlike && { is: `${words.is} (different or reordered)` }),
      };
    })
    .filter(({ was, is }) => was !== undefined || is !== undefined);
}

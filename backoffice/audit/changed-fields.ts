import { formatMoney, paiseOf } from '../../service/core/money.ts';
import { formatInstant } from '../ui/when.tsx';

/** Labels of audited actions. */
const actionWords: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  publish: 'Published',
  unpublish: 'Unpublished',
  'plan publish': 'Scheduled to be published',
  'plan unpublish': 'Scheduled to be unpublished',
  'drop plan to publish': 'Cancelled scheduled publishing',
  'drop plan to unpublish': 'Cancelled scheduled unpublishing',
  import: 'Imported',
  export: 'Exported',
  download: 'Downloaded',
  empty: 'Deleted the samples',
  dismiss: 'Dismissed',
  book: 'Created booking',
  'change-booking': 'Changed booking',
  'record-refund': 'Marked refund as sent',
  'accept-held': 'Accepted payment on hold',
  'refund-held': 'Refunded payment on hold',
  'refund-beyond-policy': 'Refunded beyond policy',
  'no-show': 'Marked as no-show',
  'check-in-voucher': 'Checked in',
  note: 'Added note',
  answer: 'Replied',
  resend: 'Sent email again',
  'send again': 'Sent again',
  'test email': 'Sent test email',
  'test payment': 'Made test payment',
  'set-allotment': 'Changed availability',
  'change-days': 'Changed days',
  'undo-change-days': 'Undid change of days',
  'set-season': 'Saved season',
  season: 'Saved season',
  'set-departures': 'Set departure days',
  'set-sale-terms': 'Changed end of sales',
  hide: 'Hid review',
  invite: 'Invited',
  accept: 'Accepted',
  withdraw: 'Withdrew',
  adopt: 'Kept invitation',
  assign: 'Assigned',
  release: 'Removed listing',
  'set-commission': 'Set commission',
  'set-gstin': 'Set GSTIN',
  'set-rate': 'Set rate',
  'delete-rate': 'Removed rate',
  'pay-out': 'Recorded payout',
  'allow-new-listings': 'Set allowed listings',
  submit: 'Sent submission',
  return: 'Requested changes',
  order: 'Requested report',
  save: 'Saved',
  remove: 'Removed',
  reopen: 'Reopened',
  revoke: 'Revoked',
  'renew-secret': 'Rotated secret',
  'renew-address': 'Created new link',
  'sign-in': 'Signed in',
  'refused-sign-in': 'Sign-in refused',
  'sign-out': 'Signed out',
  'end-sessions': 'Signed out other devices',
  'use-recovery-code': 'Used a recovery code',
  'renew recovery codes': 'Created new recovery codes',
  'change password': 'Changed password',
  'change second factor': 'Changed authenticator',
  'export data': 'Downloaded personal data',
  'back-up': 'Backed up',
};

/** Labels of kinds of records whose stored name is not the one that staff read. */
const subjectWords: Readonly<Record<string, string>> = {
  'api-token': 'API token',
  'back-office': 'back office',
  'data-request': 'privacy request',
  gateway: 'payment gateway',
  inbox: 'enquiry',
  media: 'picture',
  tcs: 'TCS rate',
  user: 'account',
};

/** The label of an action: `sign-in` is 'Signed in'. */
export function actionLabel(action: string): string {
  return actionWords[action] ?? action.replaceAll('-', ' ');
}

/** The label of the kind of thing that was changed. */
export function subjectLabel(subjectType: string): string {
  return subjectWords[subjectType] ?? subjectType.replaceAll('-', ' ');
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

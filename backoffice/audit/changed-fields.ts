import { adminAuditTexts } from '../../messages/en/admin/audit.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import { formatInstant } from '../ui/when.tsx';

/** Labels of audited actions. */
const actionWords: Readonly<Record<string, Message>> = {
  create: adminAuditTexts.created,
  update: adminAuditTexts.updated,
  delete: adminAuditTexts.deleted,
  publish: adminAuditTexts.published,
  unpublish: adminAuditTexts.unpublished,
  'plan publish': adminAuditTexts.publishingScheduled,
  'plan unpublish': adminAuditTexts.unpublishingScheduled,
  'drop plan to publish': adminAuditTexts.publishingCancelled,
  'drop plan to unpublish': adminAuditTexts.unpublishingCancelled,
  translate: adminAuditTexts.translated,
  import: adminAuditTexts.imported,
  export: adminAuditTexts.exported,
  download: adminAuditTexts.downloaded,
  empty: adminAuditTexts.deletedTheSamples,
  dismiss: adminAuditTexts.dismissed,
  book: adminAuditTexts.createdBooking,
  'change-booking': adminAuditTexts.changedBooking,
  'record-refund': adminAuditTexts.markedRefundAsSent,
  'accept-held': adminAuditTexts.acceptedPaymentOnHold,
  'refund-held': adminAuditTexts.refundedPaymentOnHold,
  'refund-beyond-policy': adminAuditTexts.beyondPolicy,
  'no-show': adminAuditTexts.markedAsNoShow,
  'check-in-voucher': adminAuditTexts.checkedIn,
  acknowledge: adminAuditTexts.acknowledged,
  'refuse-guest': adminAuditTexts.refusedGuest,
  'refund-refused': adminAuditTexts.refundedRefused,
  'take-substitute': adminAuditTexts.tookSubstitute,
  'record-foreign-guest': adminAuditTexts.recordedForeignGuest,
  'remove-foreign-guest': adminAuditTexts.removedForeignGuest,
  'export-foreign-guests': adminAuditTexts.downloadedForeignGuests,
  note: adminAuditTexts.addedNote,
  answer: adminAuditTexts.replied,
  resend: adminAuditTexts.sentEmailAgain,
  remind: adminAuditTexts.sentPaymentReminder,
  'send again': adminAuditTexts.sentAgain,
  'test email': adminAuditTexts.sentTestEmail,
  'test payment': adminAuditTexts.madeTestPayment,
  'set-allotment': adminAuditTexts.changedAvailability,
  'change-days': adminAuditTexts.changedDays,
  'undo-change-days': adminAuditTexts.undidChangeOfDays,
  'apply-rule': adminAuditTexts.appliedRule,
  'undo-rule': adminAuditTexts.undidRule,
  'set-season': adminAuditTexts.savedSeason,
  season: adminAuditTexts.savedSeason,
  'set-departures': adminAuditTexts.setDepartureDays,
  'set-sale-terms': adminAuditTexts.changedEndOfSales,
  hide: adminAuditTexts.hidReview,
  invite: adminAuditTexts.invited,
  accept: adminAuditTexts.accepted,
  withdraw: adminAuditTexts.withdrew,
  adopt: adminAuditTexts.adoptedInvitation,
  assign: adminAuditTexts.assigned,
  release: adminAuditTexts.removedListing,
  'set-commission': adminAuditTexts.setCommission,
  'set-gstin': adminAuditTexts.setGstin,
  'set-rate': adminAuditTexts.setRate,
  'delete-rate': adminAuditTexts.removedRate,
  'set-bank-account': adminAuditTexts.setBankAccount,
  'make-bank-file': adminAuditTexts.madeBankFile,
  'pay-out': adminAuditTexts.recordedPayout,
  'allow-new-listings': adminAuditTexts.setAllowedListings,
  'save draft': adminAuditTexts.savedDraft,
  submit: adminAuditTexts.sentSubmission,
  return: adminAuditTexts.requestedChanges,
  order: adminAuditTexts.requestedReport,
  save: adminAuditTexts.saved,
  remove: adminAuditTexts.removed,
  reopen: adminAuditTexts.reopened,
  revoke: adminAuditTexts.revoked,
  'renew-secret': adminAuditTexts.rotatedSecret,
  'renew-address': adminAuditTexts.createdNewLink,
  'sign-in': adminAuditTexts.signedIn,
  'refused-sign-in': adminAuditTexts.signInRefused,
  'sign-out': adminAuditTexts.signedOut,
  'end-sessions': adminAuditTexts.signedOutOthers,
  'use-recovery-code': adminAuditTexts.usedARecoveryCode,
  'renew recovery codes': adminAuditTexts.newRecoveryCodes,
  'change password': adminAuditTexts.changedPassword,
  'change second factor': adminAuditTexts.changedAuthenticator,
  'export data': adminAuditTexts.downloadedPersonalData,
  'back-up': adminAuditTexts.backedUp,
  'start-release': adminAuditTexts.startedRelease,
  'find-release': adminAuditTexts.foundRelease,
};

/** Labels of kinds of records whose stored name is not the one that staff read. */
const subjectWords: Readonly<Record<string, Message>> = {
  'api-token': adminAuditTexts.apiToken,
  'back-office': adminAuditTexts.backOffice,
  'data-request': adminAuditTexts.privacyRequest,
  gateway: adminAuditTexts.paymentGateway,
  inbox: adminAuditTexts.enquiry,
  media: adminAuditTexts.picture,
  'stock-rule': adminAuditTexts.stockRule,
  tcs: adminAuditTexts.tcsRate,
  user: adminAuditTexts.account,
};

/** The label of an action: `sign-in` is 'Signed in'. */
export function actionLabel(t: Translate, action: string): string {
  const label = actionWords[action];
  return label ? t(label) : action.replaceAll('-', ' ');
}

/** The label of the kind of thing that was changed. */
export function subjectLabel(t: Translate, subjectType: string): string {
  const label = subjectWords[subjectType];
  return label ? t(label) : subjectType.replaceAll('-', ' ');
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

function wordsOf(t: Translate, of: AuditedAs | undefined, field: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? t(adminAuditTexts.yes) : t(adminAuditTexts.no);
  if (typeof value === 'string') return instant.test(value) ? formatInstant(value) : value;
  if (isIds(value)) return value.length === 0 ? undefined : t(adminAuditTexts.selectedCount, { count: value.length });
  if (Array.isArray(value))
    return value.map((one: unknown) => wordsOf(t, of, field, one) ?? t(adminAuditTexts.empty)).join('; ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]: [string, unknown]) => `${name}: ${wordsOf(t, of, name, one) ?? t(adminAuditTexts.empty)}`)
      .join(', ');
  return typeof value === 'number' ? numberWords(of, field, value) : String(value);
}

/** The differences of two records, given as JSON (`null` for none), by field name. */
export function changedFields(t: Translate, before: string, after: string, of?: AuditedAs): ChangedField[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)))
    .map((name) => {
      const words = { was: wordsOf(t, of, name, was.get(name)), is: wordsOf(t, of, name, is.get(name)) };
      // amounts in paise are shown in rupees
      return {
        name: name === 'paise' ? 'amount' : name,
        ...words,
        ...(words.is !== undefined &&
          words.was === words.is && { is: t(adminAuditTexts.changedButAlike, { is: words.is }) }),
      };
    })
    .filter(({ was, is }) => was !== undefined || is !== undefined);
}

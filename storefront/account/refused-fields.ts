import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import type { Translate } from '../../messages/translate.ts';
import { ApiError } from '../device/api.ts';

/** Form fields by their API names. */
const fields: Readonly<Record<string, string>> = {
  username: 'fullName',
  email: 'email',
  phone: 'phone',
  address: 'address',
  dateOfBirth: 'birthYear',
  password: 'password',
  currentPassword: 'currentPassword',
};

/** Messages in the language of the page that are about one field. */
const ofField = [
  [errorsAccountsTexts.currentPasswordWrong, 'currentPassword'],
  [errorsAccountsTexts.samePassword, 'password'],
  [fieldRulesTexts.passwordTooCommon, 'password'],
  [fieldRulesTexts.passwordOnlySpaces, 'password'],
  [errorsAccountsTexts.taken, 'email'],
  [errorsAccountsTexts.emailFixed, 'email'],
] as const;

/** The beginnings of messages of the wire format that are about one field. */
const begins: readonly (readonly [beginning: RegExp, field: string])[] = [
  [/^the provided current password\b/i, 'currentPassword'],
  [/^(?:this |your new )?password\b/i, 'password'],
  [/^email\b/i, 'email'],
  [/^phone\b/i, 'phone'],
  [/^username\b/i, 'fullName'],
  [/^dateOfBirth\b/, 'birthYear'],
];

/** Error messages of the server by form field; empty if no field was refused. */
export function refusedFields(t: Translate, error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError) || error.status !== 400) return {};
  const fieldErrors = findings(error.details);
  if (fieldErrors.length > 0) return Object.fromEntries(fieldErrors);
  const field =
    ofField.find(([message]) => t(message) === error.message)?.[1] ??
    begins.find(([beginning]) => beginning.test(error.message))?.[1];
  return field ? { [field]: error.message } : {};
}

/** The entries of `details.errors` that belong to a form field. */
function findings(details: unknown): (readonly [field: string, words: string])[] {
  const errors = typeof details === 'object' && details !== null && 'errors' in details ? details.errors : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((one: { path?: unknown; message?: unknown } | null) => {
    const name: unknown = Array.isArray(one?.path) ? one.path[0] : undefined;
    const field = typeof name === 'string' ? fields[name] : undefined;
    return field && typeof one?.message === 'string' ? [[field, one.message] as const] : [];
  });
}

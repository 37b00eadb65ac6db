import { z } from 'zod';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { sentence } from '../../messages/message.ts';
import { type Translate, textIn } from '../../messages/translate.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { readerOf } from '../../service/catalog/settings/setting-reader.ts';
import { keyOf, type SettingName, type SettingValues } from '../../service/catalog/settings/setting-schemas.ts';
import { listEntries, showEntry } from '../../service/content/read-entries.ts';
import { updateEntry } from '../../service/content/update-entry.ts';
import { AppError, invalid, notFound } from '../../service/core/app-error.ts';
import type { StaffContext } from '../back-office.ts';
import { plainError } from '../settings/plain-error.ts';
import { contentSubject, typeAt } from './entry-list.ts';

const listed = z.object({ data: z.array(z.object({ documentId: z.string() })) });
const whole = z.object({ data: z.object({ documentId: z.string(), value: z.unknown() }) });

/** A setting as a form shows it: the value and the version that was read. */
export interface StoredSetting<Name extends SettingName> {
  readonly value: SettingValues[Name];
  readonly version: string;
  readonly documentId: string;
}

/** The stored setting; its default if this version cannot parse it. Throws NotFoundError. */
export async function readStoredSetting<Name extends SettingName>(
  ctx: StaffContext,
  name: Name,
): Promise<StoredSetting<Name>> {
  const of = catalogContent.readable(typeAt('setting'));
  const search = new URLSearchParams({ 'filters[key][$eq]': keyOf(name), 'fields[0]': 'key' }).toString();
  const { body } = await listEntries(ctx, { of, search });
  const documentId = listed.parse(JSON.parse(body.toString())).data[0]?.documentId;
  if (documentId === undefined) throw notFound(sentence(adminSettingsTexts.settingNotFound, { name: keyOf(name) }));
  const answer = await showEntry(ctx, { of, documentId, search: 'fields[0]=value' });
  const { data } = whole.parse(JSON.parse(answer.body.toString()));
  const value = readerOf(ctx, new Map([[keyOf(name), data.value]]))(name);
  return { value, version: answer.headers['etag'] ?? '', documentId };
}

interface Saved<Name extends SettingName> {
  readonly name: Name;
  /** The unparsed value of the form: the use case checks it. */
  readonly value: unknown;
  readonly version: string;
  /** The form field of a path in the value; undefined if there is none. */
  readonly fieldOf: (path: readonly string[]) => string | undefined;
}

/**
 * Saves a setting the way the API does, with its audit log entry. Throws ValidationError by form field, and
 * ConflictError if someone else saved since it was read.
 */
export async function saveSetting<Name extends SettingName>(ctx: StaffContext, saved: Saved<Name>): Promise<void> {
  const subject = contentSubject(ctx, typeAt('setting'));
  const { documentId } = await readStoredSetting(ctx, saved.name);
  const change = { subject, documentId, data: { value: saved.value }, search: 'fields[0]=key' };
  try {
    await updateEntry(ctx, { ...change, ifMatch: saved.version || undefined });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.name === 'PreconditionFailedError')
      throw new AppError('ConflictError', sentence(adminSettingsTexts.savedBySomeoneElse));
    throw byFields(textIn(ctx.language), error, saved.fieldOf);
  }
}

const found = z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }));

function byFields(t: Translate, error: AppError, fieldOf: Saved<SettingName>['fieldOf']): AppError {
  const findings = found.safeParse(error.details['errors']);
  if (!findings.success) return error;
  const all = findings.data.map(({ path, message }) => ({
    field: fieldOf(path.slice(1).map(String)),
    message: plainError(t, message),
  }));
  const homeless = all.find(({ field }) => field === undefined);
  if (homeless) return invalid(homeless.message);
  const errors = all.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' }));
  return invalid(sentence(adminSettingsTexts.checkFields), { errors });
}

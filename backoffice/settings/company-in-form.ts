import type { SettingValues } from '../../service/catalog/settings/setting-schemas.ts';
import { gstinOf, stateOfGstin } from '../../service/core/gstin.ts';
import type { Fields } from '../server/fields.ts';
import { fieldOfRow, numberIn, rowsIn } from './rows-in-form.ts';

/** The setting's value in a form, and the form field of each part of it. */
export interface SettingInForm {
  readonly value: unknown;
  readonly fieldOf: (path: readonly string[]) => string | undefined;
}

const plain = ['name', 'legalName', 'address', 'phone', 'email', 'whatsapp', 'callBack', 'support'] as const;
const officer = ['name', 'email', 'phone', 'hours'] as const;

const trimmed = (typed: string) => typed.trim() || undefined;
/** Drops the texts that are empty. */
const withoutEmpty = (all: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));

/** The contact in its form. The state follows from the GSTIN. */
export function contactIn({ text, names }: Fields): SettingInForm {
  const hours = rowsIn({ text, names }, 'hours', ['days', 'open']);
  const gstin = gstinOf(text('gstin')) || undefined;
  const grievanceOfficer = withoutEmpty(
    Object.fromEntries(officer.map((name) => [name, trimmed(text(`officer.${name}`))])),
  );
  const value = withoutEmpty({
    ...Object.fromEntries(plain.map((name) => [name, trimmed(text(name))])),
    hours: hours.map(({ typed }) => typed),
    grievanceOfficer: Object.keys(grievanceOfficer).length > 0 ? grievanceOfficer : undefined,
    gstin,
    gstState: gstin && stateOfGstin(gstin),
    latitude: numberIn(text('latitude'), 'decimal'),
    longitude: numberIn(text('longitude'), 'decimal'),
  });
  return {
    value,
    fieldOf: ([first = '', ...rest]) => {
      if (first === 'hours') return fieldOfRow('hours', hours, rest);
      // an error of the whole officer belongs to the name, without which there is no officer
      if (first === 'grievanceOfficer') return `officer.${rest[0] ?? 'name'}`;
      return first === 'gstState' ? 'gstin' : first;
    },
  };
}

/** The fields of the contact's form that are not in a list. */
export function contactFields(contact: SettingValues['contact']): Readonly<Record<string, string>> {
  const { gstin = '', latitude, longitude, grievanceOfficer = { name: '' } } = contact;
  return {
    ...Object.fromEntries(plain.map((name) => [name, contact[name] ?? ''])),
    gstin,
    latitude: String(latitude),
    longitude: String(longitude),
    ...Object.fromEntries(officer.map((name) => [`officer.${name}`, grievanceOfficer[name] ?? ''])),
  };
}

/** Lists whose rows are objects of texts, and of a number if one is named. */
const lists = {
  socialLinks: { columns: ['network', 'url'], number: undefined, ofItself: ['network'] },
  testimonials: { columns: ['quote', 'name', 'from', 'rating'], number: 'rating', ofItself: ['rating'] },
  heroClaims: { columns: ['figure', 'label'], number: undefined, ofItself: [] },
  heroCounters: { columns: ['figure', 'label'], number: undefined, ofItself: [] },
  aboutStatistics: { columns: ['figure', 'label'], number: undefined, ofItself: [] },
  contactStatistics: { columns: ['figure', 'label'], number: undefined, ofItself: [] },
  exploreIndia: { columns: ['name', 'properties'], number: 'properties', ofItself: [] },
} as const;
export type ListSetting = keyof typeof lists;

export const isListSetting = (name: string): name is ListSetting => Object.hasOwn(lists, name);

/** A list in its form. Its fields are prefixed with the name of the setting. */
export function listIn(fields: Fields, name: ListSetting): SettingInForm {
  const { columns, number, ofItself } = lists[name];
  const rows = rowsIn<string>(fields, name, columns, ofItself);
  const value = rows.map(({ typed }) =>
    number === undefined ? typed : { ...typed, [number]: numberIn(typed[number] ?? '') },
  );
  return { value, fieldOf: (path) => fieldOfRow(name, rows, path) };
}

import type { Settings } from '../../service/catalog/settings/setting-schemas.ts';
import { gstinOf, stateOfGstin } from '../../service/core/gstin.ts';
import type { Fields } from '../server/fields.ts';
import { fieldOfRow, numberIn, rowsIn } from './rows-in-form.ts';

/** What a form gives: the value of a setting, and in which field each part of it was typed. */
export interface Typed {
  readonly value: unknown;
  readonly fieldOf: (path: readonly string[]) => string | undefined;
}

const plain = ['name', 'legalName', 'address', 'phone', 'email', 'whatsapp', 'callBack', 'support'] as const;
const officer = ['name', 'email', 'phone', 'hours'] as const;

const said = (typed: string) => typed.trim() || undefined;
/** Of several things those that were said. */
const onlySaid = (all: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));

/** The contact as its form says it; the state follows from the GSTIN. */
export function contactIn({ text, names }: Fields): Typed {
  const hours = rowsIn({ text, names }, 'hours', ['days', 'open']);
  const gstin = gstinOf(text('gstin')) || undefined;
  const grievanceOfficer = onlySaid(Object.fromEntries(officer.map((name) => [name, said(text(`officer.${name}`))])));
  const value = onlySaid({
    ...Object.fromEntries(plain.map((name) => [name, said(text(name))])),
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
      // a finding of the whole is of its name, without which there is nobody
      if (first === 'grievanceOfficer') return `officer.${rest[0] ?? 'name'}`;
      return first === 'gstState' ? 'gstin' : first;
    },
  };
}

/** The fields of the form of a contact that stand in no list. */
export function contactFields(contact: Settings['contact']): Readonly<Record<string, string>> {
  const { gstin = '', latitude, longitude, grievanceOfficer = { name: '' } } = contact;
  return {
    ...Object.fromEntries(plain.map((name) => [name, contact[name] ?? ''])),
    gstin,
    latitude: String(latitude),
    longitude: String(longitude),
    ...Object.fromEntries(officer.map((name) => [`officer.${name}`, grievanceOfficer[name] ?? ''])),
  };
}

/** Lists of which each row is an object of texts, and of a number where one is named. */
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

/** A list as its form says it; its fields are named by the setting. */
export function listIn(fields: Fields, name: ListSetting): Typed {
  const { columns, number, ofItself } = lists[name];
  const rows = rowsIn<string>(fields, name, columns, ofItself);
  const value = rows.map(({ typed }) =>
    number === undefined ? typed : { ...typed, [number]: numberIn(typed[number] ?? '') },
  );
  return { value, fieldOf: (path) => fieldOfRow(name, rows, path) };
}

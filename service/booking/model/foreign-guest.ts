import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { adminForeignGuestsTexts } from '../../../messages/en/admin/foreign-guests.ts';
import { type Message, type Sentence, sentence } from '../../../messages/message.ts';
import type { Day } from '../../core/day.ts';
import { type FieldRule, fieldProblem, isPlain } from '../../core/field-rule.ts';

/** What the registration officer asks about a foreign guest, in the order of the form. */
export const foreignGuestFields = [
  'name',
  'sex',
  'birthDate',
  'nationality',
  'homeAddress',
  'passportNumber',
  'passportExpiry',
  'visaNumber',
  'visaType',
  'visaExpiry',
  'arrivedFrom',
  'arrivedInIndia',
  'purpose',
  'nextDestination',
] as const;
export type ForeignGuestField = (typeof foreignGuestFields)[number];
export type ForeignGuest = Readonly<Record<ForeignGuestField, string>>;

export const sexes = ['female', 'male', 'other'] as const;

/** The fields that are days, typed as in a passport: 29/02/1988. */
export const foreignGuestDays: readonly ForeignGuestField[] = [
  'birthDate',
  'passportExpiry',
  'visaExpiry',
  'arrivedInIndia',
];

const missing = adminForeignGuestsTexts.missing;
const text = (most: number): FieldRule => ({
  missing,
  most,
  right: (typed) => isPlain(typed),
  wrong: adminFieldRulesTexts.plainTextOnly,
});
/** Whether it is a date since 1900: guests were born before the first day that can be booked. */
function isDate(typed: string): boolean {
  const at = new Date(`${typed}T00:00:00Z`);
  return /^(?:19|20)\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed);
}

const day: FieldRule = {
  missing: adminForeignGuestsTexts.dayWrong,
  right: isDate,
  wrong: adminForeignGuestsTexts.dayWrong,
};
const number = (of: Message): FieldRule => ({ missing, right: (typed) => /^[A-Z0-9]{4,20}$/.test(typed), wrong: of });
/** Citizens of some countries, and overseas citizens of India, need no visa. */
const ifAny = ({ missing: _, ...rule }: FieldRule): FieldRule => rule;

export const foreignGuestRules: Readonly<Record<ForeignGuestField, FieldRule>> = {
  name: text(120),
  sex: { missing, right: (typed) => sexes.some((sex) => sex === typed), wrong: missing },
  birthDate: day,
  nationality: text(60),
  homeAddress: text(300),
  passportNumber: number(adminForeignGuestsTexts.numberWrong),
  passportExpiry: day,
  visaNumber: ifAny(number(adminForeignGuestsTexts.numberWrong)),
  visaType: ifAny(text(60)),
  visaExpiry: ifAny(day),
  arrivedFrom: text(120),
  arrivedInIndia: day,
  purpose: text(120),
  nextDestination: text(200),
};

/** Returns what was typed about a guest, and what is wrong with it by field. `on`: today. */
export function readForeignGuest(
  typed: (field: ForeignGuestField) => string,
  on: Day,
): { guest: ForeignGuest; wrong: Partial<Record<ForeignGuestField, Sentence>> } {
  const guest = Object.fromEntries(foreignGuestFields.map((field) => [field, tidy(field, typed(field))]));
  const filled = isForeignGuest(guest) ? guest : undefined;
  if (!filled) throw new Error('A field of the form is missing');
  const wrong = Object.fromEntries(
    foreignGuestFields.flatMap((field) => {
      const future = (field === 'birthDate' || field === 'arrivedInIndia') && filled[field] > on;
      const problem =
        fieldProblem(foreignGuestRules[field], filled[field]) ??
        (future ? sentence(adminFieldRulesTexts.dayInFuture) : undefined);
      return problem ? [[field, problem]] : [];
    }),
  );
  return { guest: filled, wrong };
}

function tidy(field: ForeignGuestField, typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (foreignGuestDays.includes(field)) return text.replace(/^(\d\d)[ ./-](\d\d)[ ./-](\d{4})$/, '$3-$2-$1');
  return field === 'passportNumber' || field === 'visaNumber' ? text.replace(/[\s-]/g, '').toUpperCase() : text;
}

/** Whether a value has all the fields. */
export function isForeignGuest(value: unknown): value is ForeignGuest {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return foreignGuestFields.every((field) => typeof fields.get(field) === 'string');
}

/** The guest with all but the end of the numbers of their documents hidden. */
export function withHiddenNumbers(guest: ForeignGuest): ForeignGuest {
  const hidden = (number: string) => (number === '' ? '' : `…${number.slice(-4)}`);
  return { ...guest, passportNumber: hidden(guest.passportNumber), visaNumber: hidden(guest.visaNumber) };
}

import { accountTexts } from '../../messages/en/account.ts';
import type { Translate } from '../../messages/translate.ts';
import { monthNames } from '../../service/core/day.ts';

/** The fields of a date of birth, in order. */
export const birthFields = ['birthDay', 'birthMonth', 'birthYear'] as const;
export type BirthField = (typeof birthFields)[number];

/** The field values of `1961-02-28`: '28', '2', '1961'; empty for a text that is not a day. */
export function birthParts(text: string): Readonly<Record<BirthField, string>> {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return { birthDay: day.replace(/^0/, ''), birthMonth: month.replace(/^0/, ''), birthYear: year };
}

/**
 * The day in the fields as `1961-02-28`, empty if they are empty; otherwise the wrong field and why. The day must be
 * before `today`, in the same format.
 */
export function readBirthday(
  t: Translate,
  values: Partial<Readonly<Record<string, string>>>,
  today: string,
): { readonly day: string } | { readonly wrong: readonly [field: BirthField, words: string] } {
  const [day = '', month = '', year = ''] = birthFields.map((field) => values[field]?.trim());
  if (!day && !month && !year) return { day: '' };
  const wrong = (field: BirthField, words: string) => ({ wrong: [field, words] }) as const;
  if (!/^\d\d?$/.test(day)) return wrong('birthDay', t(accountTexts.enterDay));
  if (!month) return wrong('birthMonth', t(accountTexts.chooseMonth));
  if (!/^\d{4}$/.test(year)) return wrong('birthYear', t(accountTexts.enterYear));
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (Number(year) < 1900) return wrong('birthYear', t(accountTexts.yearTooEarly));
  if (!at.toISOString().startsWith(text)) {
    return wrong(
      'birthDay',
      t(accountTexts.noSuchDay, { month: monthNames(t)[Number(month) - 1] ?? '', year, day: Number(day) }),
    );
  }
  return text < today ? { day: text } : wrong('birthYear', t(accountTexts.notPast));
}

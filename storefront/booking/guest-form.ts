import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { guestsTexts } from '../../messages/en/guests.ts';
import type { Translate } from '../../messages/translate.ts';
import type { GuestChanges } from '../../service/booking/model/guest-bodies.ts';
import type { GuestDetails } from '../../service/booking/model/guest-details.ts';
import { arrivalRule, guestRules, nameRule } from '../../service/booking/model/guest-rules.ts';
import { problemOf, problemsOf } from '../../service/core/field-rule.ts';

/** The questions of a line about its guests. */
export interface LineQuestions {
  /** The key of its field names. */
  readonly key: string;
  readonly name: string;
  readonly arrival: boolean;
  /** The number of guests that can be named; 0 if no names are needed. */
  readonly names: number;
}

/** The entered values, by field name. */
export type FormValues = Readonly<Record<string, string>>;

export const arrivalField = ({ key }: LineQuestions): string => `arrival-${key}`;
export const namesField = ({ key }: LineQuestions): string => `names-${key}`;

/** Names as they are entered: one on each line. */
function namesIn(text = ''): string[] {
  return text
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const { leadTraveller, phone, requests, ...ofBusiness } = guestRules;
export const businessRules = ofBusiness;
/** The fields of an invoice for a business. */
export type BusinessField = keyof typeof businessRules;

/** Errors of the business fields by field name; none if no business is added. */
export function businessProblems(t: Translate, typed: FormValues): Partial<Record<BusinessField, string>> {
  if (!typed['business']) return {};
  const { company, gstin } = businessInput(typed);
  const found = problemsOf(t, businessRules, typed);
  return !company && gstin ? { ...found, company: t(fieldRulesTexts.companyMissing) } : found;
}

/** The business on the invoice: null for an empty field, and for every field if no business is added. */
export function businessInput(typed: FormValues): Pick<GuestDetails, BusinessField> {
  const of = (name: BusinessField) => (typed['business'] && typed[name]?.trim()) || null;
  return { company: of('company'), companyAddress: of('companyAddress'), state: of('state'), gstin: of('gstin') };
}

/** Errors of the entered values, by field name. */
export function guestProblems(
  t: Translate,
  typed: FormValues,
  lines: readonly LineQuestions[],
): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {
    ...problemsOf(t, { leadTraveller, phone, requests }, typed),
    ...businessProblems(t, typed),
  };
  for (const line of lines) {
    const arrival = problemOf(t, arrivalRule, typed[arrivalField(line)] ?? '');
    if (line.arrival && arrival) found[arrivalField(line)] = arrival;
    const names = namesIn(typed[namesField(line)]);
    const wrong = names.map((name) => problemOf(t, nameRule, name)).find((problem) => problem !== undefined);
    if (line.names > 0 && wrong) found[namesField(line)] = wrong;
    else if (line.names > 0 && names.length > line.names)
      found[namesField(line)] = t(guestsTexts.tooManyNames, { names: line.names });
  }
  return found;
}

/**
 * The guest details of the whole trip: null for an empty field. `bookedBy`: the lead guest unless another one is named.
 */
export function leadInput(typed: FormValues, bookedBy: string): GuestDetails {
  const of = (name: string) => typed[name]?.trim() || null;
  const lead = of('leadTraveller');
  return {
    leadTraveller: lead === bookedBy ? null : lead,
    phone: of('phone'),
    requests: of('requests'),
    ...businessInput(typed),
  };
}

/** The guest details of a line, limited to the questions it has. */
export function lineInput(
  typed: FormValues,
  line: LineQuestions,
): Omit<NonNullable<GuestChanges['lines']>[number], 'line'> {
  return {
    ...(line.arrival ? { arrivalTime: typed[arrivalField(line)]?.trim() || null } : {}),
    ...(line.names > 0 ? { names: namesIn(typed[namesField(line)]) } : {}),
  };
}

/** The values of a form's fields. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return Object.fromEntries(entries);
}

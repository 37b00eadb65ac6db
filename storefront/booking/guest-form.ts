import type { ChangedGuests } from '../../service/booking/guests/guest-bodies.ts';
import type { GuestDetails } from '../../service/booking/guests/guest-details.ts';
import { arrivalRule, companyMissing, guestRules, nameRule } from '../../service/booking/guests/guest-rules.ts';
import { problemOf, problemsOf } from '../../service/core/field-rule.ts';

/** What a line asks of those who travel by it. */
export interface LineAsks {
  /** What its fields are called by. */
  readonly key: string;
  readonly name: string;
  readonly arrival: boolean;
  /** How many can be named; 0: it asks for no names. */
  readonly names: number;
}

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>;

export const arrivalField = ({ key }: LineAsks): string => `arrival-${key}`;
export const namesField = ({ key }: LineAsks): string => `names-${key}`;

/** Names as they are typed: one on each line. */
function namesIn(text = ''): string[] {
  return text
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const { leadTraveller, phone, requests, ...ofBusiness } = guestRules;
export const businessRules = ofBusiness;
/** What is told of whom invoices are for. */
export type BusinessField = keyof typeof businessRules;

/** What is wrong with whom the invoice is for, by the names of the fields; nothing where nothing is added to it. */
export function businessProblems(typed: Typed): Partial<Record<BusinessField, string>> {
  if (!typed['business']) return {};
  const { company, gstin } = businessTold(typed);
  const found = problemsOf(businessRules, typed);
  return !company && gstin ? { ...found, company: companyMissing } : found;
}

/** Whom the invoice is for: null where nothing stands, or nothing is added to it. */
export function businessTold(typed: Typed): Pick<GuestDetails, BusinessField> {
  const of = (name: BusinessField) => (typed['business'] && typed[name]?.trim()) || null;
  return { company: of('company'), companyAddress: of('companyAddress'), state: of('state'), gstin: of('gstin') };
}

/** What is wrong with what was typed, by the names of the fields. */
export function guestProblems(typed: Typed, lines: readonly LineAsks[]): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {
    ...problemsOf({ leadTraveller, phone, requests }, typed),
    ...businessProblems(typed),
  };
  for (const line of lines) {
    const arrival = problemOf(arrivalRule, typed[arrivalField(line)] ?? '');
    if (line.arrival && arrival) found[arrivalField(line)] = arrival;
    const names = namesIn(typed[namesField(line)]);
    const wrong = names.map((name) => problemOf(nameRule, name)).find((problem) => problem !== undefined);
    if (line.names > 0 && wrong) found[namesField(line)] = wrong;
    else if (line.names > 0 && names.length > line.names)
      found[namesField(line)] = `Please enter at most ${line.names} names.`;
  }
  return found;
}

/** What is told of the whole trip: null where nothing stands. `bookedBy`: who leads unless another does. */
export function headTold(typed: Typed, bookedBy: string): GuestDetails {
  const of = (name: string) => typed[name]?.trim() || null;
  const lead = of('leadTraveller');
  return {
    leadTraveller: lead === bookedBy ? null : lead,
    phone: of('phone'),
    requests: of('requests'),
    ...businessTold(typed),
  };
}

/** What is told of a line, as far as it asks. */
export function lineTold(typed: Typed, line: LineAsks): Omit<NonNullable<ChangedGuests['lines']>[number], 'line'> {
  return {
    ...(line.arrival ? { arrivalTime: typed[arrivalField(line)]?.trim() || null } : {}),
    ...(line.names > 0 ? { names: namesIn(typed[namesField(line)]) } : {}),
  };
}

/** What stands in the fields of a form. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return Object.fromEntries(entries);
}

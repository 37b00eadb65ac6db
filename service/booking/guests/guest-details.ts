import { kindOf, type ProductType } from '../../catalog/kinds.ts';
import { invalid } from '../../core/app-error.ts';
import { companyMissing } from './guest-rules.ts';

/** What is told of a whole trip; null: nothing is. */
export interface GuestDetails {
  /** null: who booked. */
  readonly leadTraveller: string | null;
  readonly phone: string | null;
  readonly requests: string | null;
  readonly company: string | null;
  readonly companyAddress: string | null;
  readonly state: string | null;
  readonly gstin: string | null;
}

/** What is told of one line. */
export interface LineGuests {
  /** 'HH:MM' */
  readonly arrivalTime: string | null;
  readonly guestNames: readonly string[];
}

export const nothingTold: GuestDetails = {
  leadTraveller: null,
  phone: null,
  requests: null,
  company: null,
  companyAddress: null,
  state: null,
  gstin: null,
};
export const nobodyNamed: LineGuests = { arrivalTime: null, guestNames: [] };

/** Each in words, for the history: what it holds is nobody's business there. */
export const detailWords: Readonly<Record<keyof GuestDetails, string>> = {
  leadTraveller: 'lead traveller',
  phone: 'phone',
  requests: 'requests',
  company: 'name on the invoice',
  companyAddress: 'address on the invoice',
  state: 'state on the invoice',
  gstin: 'GSTIN',
};

type Told = { readonly [Field in keyof GuestDetails]?: string | null | undefined };

/** With what is told again. Throws ValidationError for a GSTIN without the name of who holds it. */
export function toldOf(before: GuestDetails, told: Told): GuestDetails {
  const { leadTraveller = before.leadTraveller, phone = before.phone, requests = before.requests } = told;
  const { company = before.company, companyAddress = before.companyAddress } = told;
  const { state = before.state, gstin = before.gstin } = told;
  if (company === null && gstin !== null) throw wrong(['company'], companyMissing);
  return { leadTraveller, phone, requests, company, companyAddress, state, gstin };
}

/** A line as far as its guests go. */
export interface GuestLine {
  readonly name: string;
  readonly type: ProductType;
  readonly quantity: number;
  readonly guests: number;
  readonly asksNames: boolean;
}

/** How many travel by it: of nights each of the quantity is for so many guests. */
function peopleOf({ type, guests, quantity }: GuestLine): number {
  return kindOf(type).dates === 'nights' ? guests * quantity : guests;
}

/** What it asks: when they arrive, and how many of them can be named. */
export function askedOf(line: GuestLine): { arrival: boolean; names: number } {
  return { arrival: kindOf(line.type).dates === 'nights', names: line.asksNames ? Math.min(100, peopleOf(line)) : 0 };
}

/**
 * With what is told again of a line; `path`: where that stands in what was sent. Throws ValidationError for what it does
 * not ask: nothing is kept of anybody that nobody needs.
 */
export function toldOfLine(
  line: GuestLine,
  before: LineGuests,
  told: { readonly arrivalTime?: string | null | undefined; readonly names?: readonly string[] | undefined },
  path: readonly string[],
): LineGuests {
  const { arrivalTime = before.arrivalTime, names = before.guestNames } = told;
  const asked = askedOf(line);
  if (told.arrivalTime && !asked.arrival)
    throw wrong([...path, 'arrivalTime'], `${line.name} does not ask when you arrive`);
  if (told.names && names.length > asked.names) {
    const most = asked.names === 0 ? 'does not ask for names' : `is for ${asked.names}: please name no more`;
    throw wrong([...path, 'names'], `${line.name} ${most}`);
  }
  return { arrivalTime, guestNames: names };
}

/** What of it a line that takes its place still has: there may be fewer of them. */
export function carriedOver(before: LineGuests, line: GuestLine): LineGuests {
  return { ...before, guestNames: before.guestNames.slice(0, askedOf(line).names) };
}

function wrong(path: readonly string[], message: string) {
  return invalid(message, { errors: [{ path: [...path], message, name: 'ValidationError' }] });
}

/** The columns of a booking that hold it. */
export function detailColumns({ leadTraveller, phone, requests, company, companyAddress, state, gstin }: GuestDetails) {
  return {
    lead_traveller: leadTraveller,
    phone,
    requests,
    company,
    company_address: companyAddress,
    invoice_state: state,
    gstin,
  };
}

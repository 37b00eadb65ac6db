import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { fieldRulesTexts } from '../../../messages/en/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { kindOf } from '../../catalog/kinds.ts';
import { invalid, invalidField } from '../../core/app-error.ts';
import type { SaleGuests } from './guest-bodies.ts';
import type { SoldLine } from './line.ts';

/** Guest details of a whole booking; null where not given. */
export interface GuestDetails {
  /** Null if it is the person who booked. */
  readonly leadTraveller: string | null;
  readonly phone: string | null;
  readonly requests: string | null;
  readonly company: string | null;
  readonly companyAddress: string | null;
  readonly state: string | null;
  readonly gstin: string | null;
}

/** Guest details of one line. */
export interface LineGuests {
  /** 'HH:MM' */
  readonly arrivalTime: string | null;
  readonly guestNames: readonly string[];
}

export const noGuestDetails: GuestDetails = {
  leadTraveller: null,
  phone: null,
  requests: null,
  company: null,
  companyAddress: null,
  state: null,
  gstin: null,
};
export const noLineGuests: LineGuests = { arrivalTime: null, guestNames: [] };

/** Labels of the fields for the change history, which must not contain the values. */
export const detailLabels: Readonly<Record<keyof GuestDetails, string>> = {
  leadTraveller: 'lead traveller',
  phone: 'phone',
  requests: 'special requests',
  company: 'invoice name',
  companyAddress: 'invoice address',
  state: 'invoice State',
  gstin: 'GSTIN',
};

type GuestInput = { readonly [Field in keyof GuestDetails]?: string | null | undefined };

/** Returns the details with the changes applied. Throws ValidationError for a GSTIN without a company name. */
export function mergeGuestDetails(before: GuestDetails, input: GuestInput): GuestDetails {
  const { leadTraveller = before.leadTraveller, phone = before.phone, requests = before.requests } = input;
  const { company = before.company, companyAddress = before.companyAddress } = input;
  const { state = before.state, gstin = before.gstin } = input;
  if (company === null && gstin !== null) throw invalidField(['company'], sentence(fieldRulesTexts.companyMissing));
  return { leadTraveller, phone, requests, company, companyAddress, state, gstin };
}

/** A line, as far as its guest details are concerned. */
type GuestLine = Pick<SoldLine, 'name' | 'type' | 'quantity' | 'guests' | 'asksNames'>;

/** Returns the number of travellers; for stays, each unit of the quantity is for that many guests. */
function travellerCount({ type, guests, quantity }: GuestLine): number {
  return kindOf(type).dates === 'nights' ? guests * quantity : guests;
}

/** Returns which guest details a line has: an arrival time, and the number of names (0 if none are required). */
export function guestFieldsOf(line: GuestLine): { arrival: boolean; names: number } {
  return {
    arrival: kindOf(line.type).dates === 'nights',
    names: line.asksNames ? Math.min(100, travellerCount(line)) : 0,
  };
}

/**
 * Returns the guest details of a line with the changes applied; `path` is their place in the request body. Throws
 * ValidationError for details that the product does not require: no unneeded personal data is stored.
 */
export function mergeLineGuests(
  line: GuestLine,
  before: LineGuests,
  input: { readonly arrivalTime?: string | null | undefined; readonly names?: readonly string[] | undefined },
  path: readonly string[],
): LineGuests {
  const { arrivalTime = before.arrivalTime, names = before.guestNames } = input;
  const fields = guestFieldsOf(line);
  if (input.arrivalTime && !fields.arrival)
    throw invalidField([...path, 'arrivalTime'], sentence(errorsBookingTexts.noArrivalTime, { name: line.name }));
  if (input.names && names.length > fields.names) {
    const { name } = line;
    const words =
      fields.names === 0
        ? sentence(errorsBookingTexts.noNames, { name })
        : sentence(errorsBookingTexts.tooManyNames, { name, most: fields.names });
    throw invalidField([...path, 'names'], words);
  }
  return { arrivalTime, guestNames: names };
}

/** Returns the guest details for a line that replaces another; it may have fewer guests. */
export function carryOverGuests(before: LineGuests, line: GuestLine): LineGuests {
  return { arrivalTime: before.arrivalTime, guestNames: before.guestNames.slice(0, guestFieldsOf(line).names) };
}

/** Returns the guest details as columns of a booking. */
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

/**
 * Returns the guest details sent with the sale, for each line. Throws ValidationError for details that a line does not
 * require.
 */
export function guestsOfSale(lines: readonly GuestLine[], input: SaleGuests['items'] = []): LineGuests[] {
  const beyond = input.find(({ item }) => item >= lines.length);
  if (beyond) throw invalid(sentence(errorsBookingTexts.noCartItem, { item: beyond.item }));
  return lines.map((line, position) => {
    const index = input.findLastIndex(({ item }) => item === position);
    const lineInput = input[index];
    return lineInput
      ? mergeLineGuests(line, noLineGuests, lineInput, ['details', 'items', String(index)])
      : noLineGuests;
  });
}

/**
 * Numbers of the GST network: 14 letters and digits that begin with a state code, and a check character. The kind of
 * holder decides the format in between.
 */
const shapes: readonly RegExp[] = [
  // state, PAN, number of the registration of that PAN in the state, and Z, or a letter once numbers run out
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9ABD-JZ][0-9A-Z]$/,
  // tax deductors (TDS), by a PAN or the number of an office (TAN: four letters, five digits, a letter)
  /^\d{2}[A-Z]{4}[0-9A-Z]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  // tax collectors (TCS)
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
  // offices that had their number before they had a PAN
  /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ[0-9A-Z]$/,
  // UIN: bodies of the United Nations and other notified bodies, such as embassies; state, year, country, number
  /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/,
  // non-resident taxable persons (NRTP)
  /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/,
  // online suppliers from abroad (OIDAR): without a state
  /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/,
];
/** The code of holders without a state. */
const central = '99';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The states and union territories by their codes in a GSTIN (CGST: list of state codes). */
const states: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Dadra and Nagar Haveli and Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** The normalised number: without spaces, in capitals. */
export function gstinOf(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Whether a typed text is a valid GSTIN: its format, state code and check character are right. */
export function isGstin(typed: string): boolean {
  const gstin = gstinOf(typed);
  const known = gstin.startsWith(central) || stateOfGstin(gstin) !== undefined;
  return known && shapes.some((shape) => shape.test(gstin)) && gstin.endsWith(checkOf(gstin));
}

const codes: ReadonlyMap<string, string> = new Map(Object.entries(states).map(([code, name]) => [name, code]));

/** Options for the state of a buyer: every state once, and abroad. */
export const buyerStates: readonly string[] = [
  ...[...new Set(Object.values(states))].filter((name) => name !== 'Other Territory').sort(),
  'Outside India',
];

/** The GST code of a state (or of "abroad"); undefined if unknown. */
export function stateCodeOf(state: string): string | undefined {
  return state === 'Outside India' ? '96' : codes.get(state);
}

/** '05-Uttarakhand': a state as GST returns have it. */
export function codedState(state: string): string {
  const code = stateCodeOf(state);
  return code === undefined ? state : `${code}-${state}`;
}

/** The state in which the holder is registered; undefined if the code is unknown. */
export function stateOfGstin(gstin: string): string | undefined {
  return states[gstin.slice(0, 2)];
}

/**
 * The check character: every second of the first 14 counts twice, and the two base-36 digits of each product are added.
 */
function checkOf(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((all, letter, place) => {
    const product = digits.indexOf(letter) * (place % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}

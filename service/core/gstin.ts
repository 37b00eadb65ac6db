/**
 * Numbers of the GST network: 14 letters and digits that begin with the code of a state, and a check character. To whom one is
 * given decides what stands between.
 */
const shapes: readonly RegExp[] = [
  // state, PAN, which of the registrations of that PAN there, and Z, or a letter where numbers run out
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9ABD-JZ][0-9A-Z]$/,
  // who deducts tax (TDS), by a PAN or the number of an office (TAN: four letters, five digits, a letter)
  /^\d{2}[A-Z]{4}[0-9A-Z]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  // who collects it (TCS)
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
  // offices that had their number before they had a PAN
  /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ[0-9A-Z]$/,
  // UIN: bodies of the United Nations and others that are notified, such as embassies; state, year, country, number
  /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/,
  // who comes from abroad for a time (NRTP)
  /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/,
  // who supplies online from abroad (OIDAR): of no state
  /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/,
];
/** Of no state. */
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

/** As it is written: without spaces, in capitals. */
export function gstinOf(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Whether it can be one, however it is typed: its shape, its state and its check character are right. */
export function isGstin(typed: string): boolean {
  const gstin = gstinOf(typed);
  const known = gstin.startsWith(central) || stateOfGstin(gstin) !== undefined;
  return known && shapes.some((shape) => shape.test(gstin)) && gstin.endsWith(checkOf(gstin));
}

const codes: ReadonlyMap<string, string> = new Map(Object.entries(states).map(([code, name]) => [name, code]));

/** Where a buyer can live: every state once, and abroad. */
export const statesOfBuyers: readonly string[] = [
  ...[...new Set(Object.values(states))].filter((name) => name !== 'Other Territory').sort(),
  'Outside India',
];

/** The code of a state in the lists of GST, of abroad that of another country; undefined where it is none. */
export function codeOfState(state: string): string | undefined {
  return state === 'Outside India' ? '96' : codes.get(state);
}

/** The state in which its holder is registered; undefined where its code is none. */
export function stateOfGstin(gstin: string): string | undefined {
  return states[gstin.slice(0, 2)];
}

/** Every other of the first 14 counts twice, and the two digits to base 36 of each product are added. */
function checkOf(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((all, letter, place) => {
    const product = digits.indexOf(letter) * (place % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}

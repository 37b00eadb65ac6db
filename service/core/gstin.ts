/** A GST identification number: state, PAN, which of the registrations of that PAN there, 'Z', check character. */
export const gstinShape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The states and union territories by their codes in a GSTIN (CGST: list of state codes). */
const states: Readonly<Record<string, string>> = {
  ...{ '01': 'Jammu and Kashmir', '02': 'Himachal Pradesh', '03': 'Punjab', '04': 'Chandigarh', '05': 'Uttarakhand' },
  ...{ '06': 'Haryana', '07': 'Delhi', '08': 'Rajasthan', '09': 'Uttar Pradesh', '10': 'Bihar', '11': 'Sikkim' },
  ...{ '12': 'Arunachal Pradesh', '13': 'Nagaland', '14': 'Manipur', '15': 'Mizoram', '16': 'Tripura' },
  ...{ '17': 'Meghalaya', '18': 'Assam', '19': 'West Bengal', '20': 'Jharkhand', '21': 'Odisha', '22': 'Chhattisgarh' },
  ...{ '23': 'Madhya Pradesh', '24': 'Gujarat', '25': 'Dadra and Nagar Haveli and Daman and Diu' },
  ...{ '26': 'Dadra and Nagar Haveli and Daman and Diu', '27': 'Maharashtra', '28': 'Andhra Pradesh' },
  ...{ '29': 'Karnataka', '30': 'Goa', '31': 'Lakshadweep', '32': 'Kerala', '33': 'Tamil Nadu', '34': 'Puducherry' },
  ...{ '35': 'Andaman and Nicobar Islands', '36': 'Telangana', '37': 'Andhra Pradesh', '38': 'Ladakh' },
  ...{ '97': 'Other Territory' },
};

/** As it is written: without spaces, in capitals. */
export function gstinOf(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Whether it can be one, however it is typed: its shape, its state and its check character are right. */
export function isGstin(typed: string): boolean {
  const gstin = gstinOf(typed);
  return gstinShape.test(gstin) && stateOfGstin(gstin) !== undefined && gstin.endsWith(checkOf(gstin));
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

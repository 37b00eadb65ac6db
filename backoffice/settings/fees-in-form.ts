import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import type { Translate } from '../../messages/translate.ts';
import { taxedPrice } from '../../service/catalog/price.ts';
import { propertyTypes } from '../../service/catalog/property-types.ts';
import type { StayFees } from '../../service/catalog/settings/stay-fees.ts';
import { feesOf, roomsPriced } from '../../service/catalog/stays/stay-priced.ts';
import type { TaxTerms } from '../../service/catalog/tax.ts';
import { formatMoney, rupee, times } from '../../service/core/money.ts';
import type { Fields } from '../server/fields.ts';
import type { SettingInForm } from './company-in-form.ts';
import { numberIn } from './rows-in-form.ts';

export const feeNames = ['cleaning', 'service'] as const;
/** Property types of fees, as the setting has them: '*' is every type that no other entry names. */
export const feeTypes: readonly string[] = ['*', ...propertyTypes.map(({ label }) => label)];

type Entry = StayFees[number];

/** Initial values for the fields of an entry. */
export function feeFields(entry: Entry): Record<string, string> {
  return Object.fromEntries(
    feeNames.flatMap((name) => {
      const fee = entry[name];
      return 'amount' in fee
        ? [[`${name}.amount`, String(fee.amount)]]
        : [
            [`${name}.percent`, String(fee.percent)],
            [`${name}.cap`, String(fee.cap)],
          ];
    }),
  );
}

function feeIn({ text }: Fields, name: string) {
  const [amount, percent, cap] = ['amount', 'percent', 'cap'].map((part) => numberIn(text(`${name}.${part}`)));
  return {
    ...(amount !== undefined && { amount }),
    ...(percent !== undefined && { percent }),
    ...(cap !== undefined && { cap }),
  };
}

/** All entries, with the form's entry in its place. */
export function feesWith(fields: Fields, held: StayFees, at: number): SettingInForm {
  const entry = {
    propertyTypes: feeTypes.filter((type) => fields.text(`type.${type}`) === 'yes'),
    ...Object.fromEntries(feeNames.map((name) => [name, feeIn(fields, name)])),
  };
  return {
    value: [...held.slice(0, at), entry, ...held.slice(at + 1)],
    fieldOf: ([index, part = '', which]) => {
      if (Number(index) !== at) return undefined;
      if (part === 'propertyTypes') return 'types';
      return `${part}.${which ?? 'amount'}`;
    },
  };
}

/** The total of a bunk at ₹750 a night in a property of that type: fees, tax and sum. */
export function bunkText(t: Translate, type: string, fees: StayFees, terms: TaxTerms): string {
  const night = times(rupee, 750);
  const {
    fees: added,
    tax,
    payable,
  } = taxedPrice(roomsPriced(1, feesOf(type, fees)), [{ days: 1, price: night }], terms);
  const parts = [
    formatMoney(night),
    ...added.map(({ name, amount }) => `${formatMoney(amount)} ${name.toLowerCase()}`),
    t(adminSettingsTexts.taxTax, { tax: formatMoney(tax) }),
  ];
  return t(adminSettingsTexts.bunkTotal, { parts: parts.join(' + '), total: formatMoney(payable) });
}

import { adminTaxTexts } from '../../../messages/en/admin/tax.ts';
import type { Translate } from '../../../messages/translate.ts';
import { type Priceable, taxedPrice } from '../../../service/catalog/price.ts';
import type { StayFees } from '../../../service/catalog/settings/stay-fees.ts';
import { feesOf, roomsPriced } from '../../../service/catalog/stays/stay-priced.ts';
import { type Supply, type TaxTerms, taxText } from '../../../service/catalog/tax.ts';
import { formatMoney, rupee, times } from '../../../service/core/money.ts';

const one = (name: string, supply: Supply): Priceable => ({
  supply,
  parts: [{ name, count: 1, price: null }],
  fees: [],
});

/** One example of each supply that the law distinguishes; rooms on both sides of the ₹7,500 limit. */
const examples = (
  t: Translate,
  fees: StayFees,
): readonly { what: string; rupees: number; days: number; of: Priceable }[] => [
  { what: t(adminTaxTexts.roomBelowBand), rupees: 7_400, days: 1, of: roomsPriced(1, feesOf('Hotels', fees)) },
  { what: t(adminTaxTexts.roomAboveBand), rupees: 7_600, days: 1, of: roomsPriced(1, feesOf('Hotels', fees)) },
  { what: t(adminTaxTexts.cab), rupees: 3_000, days: 2, of: one('Car', 'transport-with-driver') },
  { what: t(adminTaxTexts.selfDrive), rupees: 2_000, days: 2, of: one('Car', 'vehicle-without-driver') },
  { what: t(adminTaxTexts.tour), rupees: 12_000, days: 1, of: one('Ticket', 'tour') },
  { what: t(adminTaxTexts.ticket), rupees: 600, days: 1, of: one('Ticket', 'entry') },
];

export interface Worked {
  readonly what: string;
  readonly subtotal: string;
  /** Each rate with its amount. */
  readonly taxes: readonly string[];
  readonly payable: string;
}

/**
 * The prices that the storefront would charge under these rules, by its own price function: price with fees, tax by
 * rate, total.
 */
export function workedExample(t: Translate, terms: TaxTerms, fees: StayFees): Worked[] {
  return examples(t, fees).map(({ what, rupees, days, of }) => {
    const { subtotal, taxes, payable } = taxedPrice(of, [{ days, price: times(rupee, rupees) }], terms);
    return {
      what,
      subtotal: formatMoney(subtotal),
      taxes: taxes.map((tax) => `${taxText(t, tax)} ${formatMoney(tax.amount)}`),
      payable: formatMoney(payable),
    };
  });
}

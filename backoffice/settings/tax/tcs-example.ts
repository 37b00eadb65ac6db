import { adminTaxTexts } from '../../../messages/en/admin/tax.ts';
import type { Message } from '../../../messages/message.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { AccountedLine } from '../../../service/booking/admin/accounted-lines.ts';
import type { Supply } from '../../../service/catalog/tax.ts';
import { addDays, type Day } from '../../../service/core/day.ts';
import { formatExact, rupee, times, zero } from '../../../service/core/money.ts';
import { statementOf } from '../../../service/partners/statement.ts';
import type { TcsRate } from '../../../service/partners/tcs.ts';

export interface WorkedTcs {
  readonly what: string;
  readonly price: string;
  readonly commission: string;
  readonly tcs: string;
  readonly payable: string;
}

const examples: readonly { what: Message; supply: Supply; gstin: string | null }[] = [
  { what: adminTaxTexts.partnerTour, supply: 'tour', gstin: '05AAPFU0939F1Z1' },
  { what: adminTaxTexts.unregisteredTour, supply: 'tour', gstin: null },
  { what: adminTaxTexts.unregisteredRoom, supply: 'lodging', gstin: null },
];

/** The statement of a price of ₹10,000 on that day with 10% commission, by the function that calculates statements. */
export function workedTcs(t: Translate, rates: readonly TcsRate[], day: Day): WorkedTcs[] {
  const from = addDays(day, -1);
  return examples.map(({ what, supply, gstin }) => {
    const line: AccountedLine = {
      line: 1,
      bookingId: '',
      type: 'tour-package',
      productId: 1,
      name: t(what),
      optionName: null,
      supply,
      startDay: day,
      lastDay: day,
      day,
      soldOn: day,
      whole: true,
      ended: false,
      trial: false,
      price: times(rupee, 10_000),
      platformFee: zero,
      tax: times(rupee, 1_800),
    };
    const { sums } = statementOf([line], {
      rules: [{ type: null, productId: null, percent: 10, from }],
      rates,
      registrations: [{ from, gstin }],
      placeOf: () => 'Goa',
    });
    return {
      what: t(what),
      price: formatExact(sums.price),
      payable: formatExact(sums.payable),
      commission: `− ${formatExact(sums.commission)} − ${formatExact(sums.gst)}`,
      tcs: sums.withheld === 0 ? t(adminTaxTexts.none) : `− ${formatExact(sums.withheld)}`,
    };
  });
}

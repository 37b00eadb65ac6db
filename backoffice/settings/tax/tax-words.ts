import { adminTaxTexts } from '../../../messages/en/admin/tax.ts';
import type { Message } from '../../../messages/message.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { TaxRule } from '../../../service/catalog/tax.ts';
import { formatMoney, fromRupees } from '../../../service/core/money.ts';

/** Labels of what a tax rule can apply to. */
export const supplyNames: Readonly<Record<TaxRule['supply'], Message>> = {
  '*': adminTaxTexts.everythingElse,
  lodging: adminTaxTexts.rooms,
  tour: adminTaxTexts.tours,
  'transport-with-driver': adminTaxTexts.carsWithDriver,
  'vehicle-without-driver': adminTaxTexts.carsWithoutDriver,
  entry: adminTaxTexts.entryAndActivities,
  'service-fee': adminTaxTexts.ourServiceFee,
};

/** 'up to ₹7,500': a band excludes its `to`, and prices are whole rupees. */
export function bandText(t: Translate, { from, to }: Pick<TaxRule, 'from' | 'to'>): string {
  const last = to === null ? undefined : formatMoney(fromRupees(Math.ceil(to) - 1));
  if (from === 0) return last === undefined ? t(adminTaxTexts.anyPrice) : t(adminTaxTexts.upToLast, { last });
  const first = formatMoney(fromRupees(Math.ceil(from)));
  return last === undefined ? t(adminTaxTexts.fromFirst, { first }) : t(adminTaxTexts.firstToLast, { first, last });
}

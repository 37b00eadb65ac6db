import { catalogDaysTexts } from '../../../messages/en/catalog/days.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { Priceable } from '../price.ts';
import type { Supply } from '../tax.ts';

/** The beginning of a text that includes a driver, in any case, up to the end of the word. */
export const driverIncluded = '^(uniformed )?(driver|chauffeur)';
const driver = new RegExp(`${driverIncluded}\\b`, 'i');

/** A car comes with a driver if something included in its price begins with one: 'Driver', 'Chauffeur in uniform'. */
export function carSupply(included: readonly string[]): Supply {
  return included.some((text) => driver.test(text.trim())) ? 'transport-with-driver' : 'vehicle-without-driver';
}

/** One car at the price of the day. */
export function carPriced(supply: Supply): Priceable {
  return { supply, parts: [{ name: 'Car', count: 1, price: null }], fees: [] };
}

/** '3 days' */
export const daysText = (t: Translate, days: number): string => t(catalogDaysTexts.days, { days });

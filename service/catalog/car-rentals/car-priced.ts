import type { Priceable } from '../price.ts';

/** One car, at the price of the day. */
export const carPriced: Priceable = {
  supply: 'car-rental',
  parts: [{ name: 'Car', count: 1, price: null }],
  fees: [],
};

/** '3 days' */
export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

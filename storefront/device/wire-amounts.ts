import { fromRupees, paiseOf, toRupees } from '../../service/core/money.ts';

/** The fields with amounts in the JSON of bookings and carts. A test compares them with the schemas of the API. */
export const amountFields: ReadonlySet<string> = new Set(
  'amount cost givenBack kept money partPaid payable price refund refundNow refunded retained sentTotal subtotal tax taxable toPay toReceive total totalPrice'.split(
    ' ',
  ),
);

/** Larger amounts, of either sign, stay as they are, for their reader to refuse. */
const most = 1e12;

/** For JSON.parse: amounts of the API and of what the device stores are rupees, and become paise. */
export function readAmount(field: string, value: unknown): unknown {
  return typeof value === 'number' && amountFields.has(field) && Math.abs(value) < most ? fromRupees(value) : value;
}

/** For JSON.stringify: amounts become rupees. */
export function writeAmount(field: string, value: unknown): unknown {
  return typeof value === 'number' && amountFields.has(field) ? toRupees(paiseOf(value)) : value;
}

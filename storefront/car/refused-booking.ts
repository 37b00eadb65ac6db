import { carRefusedTexts } from '../../messages/en/car/refused.ts';
import type { Translate } from '../../messages/translate.ts';
import { formatMoney, isPaise, type Paise } from '../../service/core/money.ts';
import { ApiError } from '../device/api.ts';
import { type CarErrors, carFields } from './car-choice.ts';

/** Why the server refused to book the car: messages by field, and the message by the button. */
export interface RefusedBooking {
  readonly fields: CarErrors;
  readonly problem: string;
  /** True if nothing is booked under this id, so that it can be used again; false if that is not known. */
  readonly settled: boolean;
  /** The id belongs to another booking. */
  readonly taken: boolean;
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The server's messages by form field, from `details.errors`. */
function refusedFields(details: unknown): CarErrors {
  const errors = inside(details, 'errors');
  const found: CarErrors = {};
  for (const one of Array.isArray(errors) ? errors : []) {
    const path = inside(one, 'path');
    const field = carFields.find((name) => Array.isArray(path) && path.includes(name));
    const message = inside(one, 'message');
    if (field && typeof message === 'string') found[field] = message;
  }
  return found;
}

/** `total`: the total that the form showed. */
export function refusedBooking(t: Translate, error: unknown, total: Paise): RefusedBooking {
  const failed = t(carRefusedTexts.failed);
  if (!(error instanceof ApiError)) return { fields: {}, problem: failed, settled: false, taken: false };
  const { status, message, details } = error;
  const settled = status >= 400 && status < 500;
  if (status === 400) {
    const fields = refusedFields(details);
    const hasFieldErrors = Object.keys(fields).length > 0;
    return { fields, problem: hasFieldErrors ? '' : message || failed, settled, taken: false };
  }
  const quote = inside(details, 'quote');
  if (status === 409 && quote !== undefined) {
    const now = inside(inside(quote, 'totals'), 'total');
    const isAvailable = inside(quote, 'available') === true;
    const changed = isAvailable && typeof now === 'number' && isPaise(now) && now !== total;
    // the price is still right, so it must be the terms that have changed
    const words = isAvailable ? t(carRefusedTexts.termsChanged) : message || failed;
    return {
      fields: {},
      problem: changed ? t(carRefusedTexts.priceChanged, { from: formatMoney(total), to: formatMoney(now) }) : words,
      settled,
      taken: false,
    };
  }
  return { fields: {}, problem: message || failed, settled, taken: status === 409 };
}

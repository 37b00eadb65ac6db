import { ApiError, callApi } from '../device/api.ts';
import { readAmount, writeAmount } from '../device/wire-amounts.ts';

function inPaise<View>(json: unknown): View {
  return JSON.parse(JSON.stringify(json), readAmount);
}

/**
 * Calls our API about prices and bookings. Amounts are paise in `body` and in the answer, also in the details of an
 * error, and rupees in between. Throws ApiError.
 */
export async function callPriced<View>(...[method, path, body, options]: Parameters<typeof callApi>): Promise<View> {
  try {
    const json: unknown = body && JSON.parse(JSON.stringify(body, writeAmount));
    return inPaise(await callApi(method, path, json, options));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.status, error.name, error.message, inPaise(error.details));
  }
}

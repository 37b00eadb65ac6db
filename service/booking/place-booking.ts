import { AppError } from '../core/app-error.ts';
import type { SignedIn } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import type { Order } from './order.ts';
import type { BookingSentWire } from './quote-wire.ts';
import { sellOrder } from './sell.ts';

/**
 * Confirm and Pay Later (S2 §4, §7): sells the whole cart to who is signed in, or nothing.
 * Refuses what `sellOrder` refuses, and nobody signed in or an unconfirmed address (401, 403).
 */
export async function placeBooking(ctx: Context, order: Order): Promise<BookingSentWire> {
  return sellOrder(ctx, order, buyerOf(ctx));
}

function buyerOf({ viewer }: Context): SignedIn {
  if (viewer.kind !== 'user') throw new AppError('UnauthorizedError', 'Please login to continue with booking');
  if (!viewer.confirmed) {
    throw new AppError('ForbiddenError', 'Please confirm your email address first: open the link we sent you');
  }
  return viewer;
}

import { z } from 'zod';
import { requireRight } from '../../core/may.ts';
import { tidyName } from '../../core/person-name.ts';
import { emailAddress } from '../../platform/body-fields.ts';
import type { Context } from '../../platform/context.ts';
import { soldGuests } from '../guests/guest-bodies.ts';
import { cartItems, itemsOf } from '../pricing/cart-items.ts';
import type { BookingSentWire } from '../wire.ts';
import { carBookingRules as rules } from './car-booking-rules.ts';
import { bookingId } from './order.ts';
import { sellOrder } from './sell.ts';

/** What a form of the back office says of a sale: what is wanted, the total that was told, whose it is. */
export const callersOrder = z.object({
  bookingId,
  items: cartItems.transform(itemsOf),
  /** Rupees. */
  total: z.number().finite(),
  /** The mark of the cancellation terms that were read out. */
  terms: z.string().max(5_000),
  name: z
    .string()
    .trim()
    .min(1, 'Please enter who is calling')
    .max(rules.name.most, `At most ${rules.name.most} characters`)
    .refine(rules.name.right, 'Please enter a name without a web or email address, and with a space after a dot')
    .transform(tidyName),
  email: emailAddress(z.string(), rules.email.wrong),
  /** Where vehicles are handed over. */
  pickupLocation: z.string().trim().max(rules.pickupLocation.most, `At most ${rules.pickupLocation.most} characters`),
  details: soldGuests,
});
export type CallersOrder = z.output<typeof callersOrder>;

/**
 * Somebody of the support, an admin or the operator books for who called: the same quote and sale as a traveller's, with
 * nobody's account. The link to pay goes to the address that was told, which nobody has confirmed.
 * Refuses everybody else (401, 403), and what `sellOrder` refuses but the budgets of what is held unpaid (decision 64).
 */
export async function bookForCaller(ctx: Context, asked: CallersOrder): Promise<BookingSentWire> {
  requireRight(ctx.viewer, 'change bookings');
  const { bookingId, items, total, terms, name, email, pickupLocation, details } = asked;
  // how it is paid is chosen on the payment page
  const order = {
    bookingId,
    paymentMethod: null,
    paysNow: false,
    expectedTotal: total,
    terms,
    details,
    items: items.map((item) => ({ ...item, pickupLocation: pickupLocation || undefined })),
  };
  // the network is the site's own: its callers are not one buyer
  return sellOrder({ ...ctx, network: null }, order, { userId: null, username: name, email, called: true });
}

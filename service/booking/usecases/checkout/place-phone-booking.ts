import { z } from 'zod';
import { adminFieldRulesTexts } from '../../../../messages/en/admin/field-rules.ts';
import { fieldRulesTexts } from '../../../../messages/en/field-rules.ts';
import { sentence } from '../../../../messages/message.ts';
import { tidyName } from '../../../core/contact-details.ts';
import { requireRight } from '../../../core/may.ts';
import { paiseOf } from '../../../core/money.ts';
import { emailAddress, schemaMessage } from '../../../platform/body-fields.ts';
import type { Context } from '../../../platform/context.ts';
import { carBookingRules as rules } from '../../model/buyer-rules.ts';
import { selectedLines } from '../../model/cart-items.ts';
import { saleGuests } from '../../model/guest-bodies.ts';
import { bookingId } from '../../model/order.ts';
import type { BookingSentWire } from '../../model/wire/wire.ts';
import { sellOrder } from './sell.ts';

/** Form of a phone booking in the back office: the items, the total quoted on the phone, and the customer. */
export const phoneOrder = z.object({
  bookingId,
  items: selectedLines,
  /** Paise. */
  total: z.int().transform(paiseOf),
  /** Fingerprint of the cancellation terms read out to the customer. */
  terms: z.string().max(5_000),
  name: z
    .string()
    .trim()
    .min(1, schemaMessage(sentence(adminFieldRulesTexts.callerMissing)))
    .max(rules.name.most, schemaMessage(sentence(fieldRulesTexts.tooLong, { most: rules.name.most })))
    .refine(rules.name.right, schemaMessage(sentence(fieldRulesTexts.travellerWithLink)))
    .transform(tidyName),
  email: emailAddress(z.string(), schemaMessage(sentence(rules.email.wrong))),
  /** Pick-up location of vehicles. */
  pickupLocation: z
    .string()
    .trim()
    .max(
      rules.pickupLocation.most,
      schemaMessage(sentence(fieldRulesTexts.tooLong, { most: rules.pickupLocation.most })),
    ),
  details: saleGuests,
});
export type PhoneOrder = z.output<typeof phoneOrder>;

/**
 * Staff book for a customer on the phone. Price and sale are the same as for travellers, but the booking belongs to no
 * account. The payment link goes to the email address given, which is not confirmed.
 * Throws UnauthorizedError or ForbiddenError for everyone else, and the errors of `sellOrder` except those of unpaid
 * limits (decision 64).
 *
 * @may support, admin, operator
 */
export async function placePhoneBooking(ctx: Context, input: PhoneOrder): Promise<BookingSentWire> {
  requireRight(ctx.viewer, 'change bookings');
  const { bookingId, items, total, terms, name, email, pickupLocation, details } = input;
  // the payment method is chosen on the payment page
  const order = {
    bookingId,
    paymentMethod: null,
    paysNow: false,
    expectedTotal: total,
    terms,
    details,
    lines: items.map((line) => ({ ...line, pickup: pickupLocation || undefined })),
  };
  // the network is that of the business: its phone customers are not one buyer
  return sellOrder({ ...ctx, network: null }, order, { userId: null, username: name, email, byPhone: true });
}

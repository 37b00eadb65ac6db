import { z } from 'zod';
import { fieldRulesTexts } from '../../../../messages/en/field-rules.ts';
import { type Message, sentence } from '../../../../messages/message.ts';
import { rentalProblem } from '../../../catalog/car-rentals/rental-dates.ts';
import { readSaleSettings } from '../../../catalog/settings/read-sale-settings.ts';
import { invalidField } from '../../../core/app-error.ts';
import { phoneNumberOf, tidyName } from '../../../core/contact-details.ts';
import { addDays, type Day, isDay, today } from '../../../core/day.ts';
import { requireRight } from '../../../core/may.ts';
import { emailAddress, schemaMessage } from '../../../platform/body-fields.ts';
import type { Context } from '../../../platform/context.ts';
import { rupees } from '../../../platform/rupees.ts';
import { carBookingRules as rules } from '../../model/buyer-rules.ts';
import { businessDetails } from '../../model/guest-bodies.ts';
import { bookingId, payTiming, shownTerms } from '../../model/order.ts';
import type { BookingSentWire } from '../../model/wire/wire.ts';
import { type Buyer, sellOrder } from './sell.ts';

const wrongEmail = schemaMessage(sentence(rules.email.wrong));
// lone surrogates are replaced: the database cannot store them
const text = (most: number, missing?: string) =>
  z
    .string(missing)
    .trim()
    .max(most, schemaMessage(sentence(fieldRulesTexts.tooLong, { most: most.toLocaleString('en-IN') })))
    .transform((typed) => typed.toWellFormed());
const requiredText = ({ most, missing }: { most: number; missing: Message<string> }) => {
  const words = schemaMessage(sentence(missing));
  return text(most, words).refine((typed) => typed !== '', words);
};
const day = (missing: string) => z.custom<Day>(isDay, missing);

/**
 * Body of POST /api/car-bookings: the form of CAR-13, the car by documentId or slug, and the total shown to the buyer.
 */
export const carBookingBody = z.object({
  bookingId,
  car: z.string().min(1).max(200),
  name: z
    .string(schemaMessage(sentence(rules.name.missing)))
    .trim()
    .min(1, schemaMessage(sentence(rules.name.missing)))
    .refine(rules.name.right, schemaMessage(sentence(rules.name.wrong)))
    .max(rules.name.most, schemaMessage(sentence(fieldRulesTexts.tooLong, { most: rules.name.most })))
    .transform(tidyName),
  phone: z
    .string(schemaMessage(sentence(rules.phone.missing)))
    .refine(rules.phone.right, schemaMessage(sentence(rules.phone.wrong)))
    .transform((typed) => phoneNumberOf(typed) ?? ''),
  email: emailAddress(z.string(wrongEmail), wrongEmail),
  pickupDate: day(schemaMessage(sentence(fieldRulesTexts.pickupDateMissing))),
  dropDate: day(schemaMessage(sentence(fieldRulesTexts.dropDateMissing))),
  pickupLocation: requiredText(rules.pickupLocation),
  notes: text(rules.notes.most)
    .nullish()
    .transform((notes) => notes ?? ''),
  totals: z.object({ total: rupees }),
  pay: payTiming,
  terms: shownTerms,
  details: businessDetails.optional().describe('Invoice details of a business'),
});
export type CarBooking = z.output<typeof carBookingBody>;

/**
 * Books one car, also without signing in (CAR-15), and sends the confirmation with the payment link. The booking
 * belongs to the viewer's account if its confirmed owner books with the email address of the account.
 * Throws ValidationError at the field of a date that cannot be rented, and the errors of `sellOrder`.
 *
 * @may everyone
 */
export async function bookCar(ctx: Context, booking: CarBooking): Promise<BookingSentWire> {
  requireRight(ctx.viewer, 'book without an account');
  const { limits } = await readSaleSettings(ctx);
  const refused = rentalProblem(booking.pickupDate, booking.dropDate, today(ctx.now), limits.rentalDays);
  if (refused) throw invalidField([refused.date], refused.problem);
  const line = {
    productKey: booking.car,
    type: 'car-rental',
    name: '',
    quantity: 1,
    startDay: booking.pickupDate,
    endDay: addDays(booking.dropDate, 1),
    units: 1,
    pickup: booking.pickupLocation,
  } as const;
  // the payment method is chosen on the payment page
  const order = {
    bookingId: booking.bookingId,
    lines: [line],
    paymentMethod: null,
    paysNow: booking.pay === 'now',
    expectedTotal: booking.totals.total,
    terms: booking.terms,
    details: { ...booking.details, phone: booking.phone, requests: booking.notes || null },
  } as const;
  return sellOrder(ctx, order, buyerOf(ctx, booking));
}

function buyerOf({ viewer }: Context, { name, email }: CarBooking): Buyer {
  const own = viewer.kind === 'user' && viewer.confirmed && viewer.email === email;
  return { userId: own ? viewer.userId : null, username: name, email };
}

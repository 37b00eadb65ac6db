import { z } from 'zod';
import { call, mailboxFromNetwork, type Section } from '../../platform/call.ts';
import { bookingTab } from '../model/booking-tab.ts';
import { selectedLines } from '../model/cart-items.ts';
import { lineChanges } from '../model/line-changes.ts';
import { orderBody } from '../model/order.ts';
import * as schemas from '../model/wire/booking-schemas.ts';
import { quoteAnswer } from '../model/wire/quote-schemas.ts';
import { listBookings } from '../usecases/bookings/list-bookings.ts';
import { viewBooking } from '../usecases/bookings/view-booking.ts';
import { cancelBooking } from '../usecases/cancellation/cancel-booking.ts';
import { confirmChange } from '../usecases/changes/confirm-change.ts';
import { listChanges } from '../usecases/changes/list-changes.ts';
import { previewChange } from '../usecases/changes/preview-change.ts';
import { bookAgain } from '../usecases/checkout/book-again.ts';
import { bookCar, carBookingBody } from '../usecases/checkout/book-car.ts';
import { confirmAddress } from '../usecases/checkout/confirm-address.ts';
import { placeBooking } from '../usecases/checkout/place-booking.ts';
import { quoteCart } from '../usecases/checkout/quote-cart.ts';

/** The quote in the refusal of a sale. */
const withQuote = z.object({ quote: quoteAnswer.optional() });

const section: Section = {
  name: 'Bookings',
  group: 'Shop',
  description: 'Price a cart, book it, and look after what was booked. Amounts are rupees.',
};

/** Room for thirty cart items with extra fields of the client. */
const cartBytes = 256 * 1024;
/** The secret of the link in the email of a booking without an account. */
const key = z.string().max(100).optional();

export const bookingCalls = [
  call({
    method: 'POST',
    path: '/api/quotes',
    section,
    summary:
      'Price a cart as it could be sold now: nights, fees, tax, totals, availability, cancellation terms. Charged to the caller’s network by lines and nights: 429 with Retry-After when it asks for too much',
    viewer: 'anyone',
    body: z.object({ items: selectedLines }),
    maxBytes: cartBytes,
    answer: quoteAnswer,
    limit: { times: 1_200, seconds: 60 },
    run: (ctx, { body }) => quoteCart(ctx, body.items),
  }),
  call({
    method: 'POST',
    path: '/api/send-booking-email',
    section,
    summary:
      'Confirm and pay later: book the cart, hold it for 24 hours, and send the confirmation with the payment link. With pay "now" it is held for 15 minutes, for a buyer who goes on to the payment link. What an account can hold unpaid is bounded in bookings, nights, rupees and, to pay later, by a share of what there is (setting booking-limits): 429 says what to do',
    viewer: 'signed-in',
    body: orderBody,
    maxBytes: cartBytes,
    answer: schemas.bookingSentAnswer,
    refusal: withQuote,
    limit: { times: 600, seconds: 600 },
    hasPriority: true,
    run: (ctx, { body }) =>
      placeBooking(ctx, {
        bookingId: body.bookingId,
        lines: body.cartItems,
        paymentMethod: body.paymentMethod,
        paysNow: body.pay === 'now',
        expectedTotal: body.totals.total,
        terms: body.terms,
        details: body.details,
      }),
  }),
  call({
    method: 'POST',
    path: '/api/car-bookings',
    section,
    summary:
      'Book a car without an account: hold it for 2 hours and send the confirmation with the payment link. 24 hours once the address is confirmed by that link, or with an account; 15 minutes with pay "now"',
    viewer: 'anyone',
    body: carBookingBody,
    answer: schemas.bookingSentAnswer,
    refusal: withQuote,
    limit: { times: 60, seconds: 3600, perAccount: 20 },
    account: mailboxFromNetwork,
    hasPriority: true,
    run: (ctx, { body }) => bookCar(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/bookings/:bookingId/keep',
    section,
    summary:
      'Confirm the address of a booking without an account by the key of the link in its email: held for 24 hours',
    viewer: 'anyone',
    params: schemas.bookingParams,
    body: z.object({ key: z.string().max(100) }),
    answer: schemas.bookingAnswer,
    limit: { times: 120, seconds: 60 },
    run: async (ctx, { params, body }) => ({
      data: await confirmAddress(ctx, { bookingId: params.bookingId, key: body.key }),
    }),
  }),
  call({
    method: 'GET',
    path: '/api/bookings',
    section,
    summary:
      'Own bookings, newest first, at most 500 with 1,000 lines together; a dashboard tab id as type or status narrows them',
    viewer: 'signed-in',
    query: z.object({ type: bookingTab.optional(), status: bookingTab.optional() }),
    answer: schemas.bookingsAnswer,
    limit: { times: 600, seconds: 60 },
    run: (ctx, { query }) => listBookings(ctx, { ...query.type, ...query.status }),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId',
    section,
    summary: 'One of the own bookings',
    viewer: 'signed-in',
    answer: schemas.bookingAnswer,
    params: schemas.bookingParams,
    run: async (ctx, { params }) => ({ data: await viewBooking(ctx, params.bookingId) }),
  }),
  call({
    method: 'POST',
    path: '/api/bookings/:bookingId/cancel',
    section,
    summary: 'Cancel an own booking; what its terms give back is marked to be refunded',
    viewer: 'signed-in',
    answer: schemas.bookingAnswer,
    params: schemas.bookingParams,
    run: async (ctx, { params }) => ({ data: await cancelBooking(ctx, params.bookingId) }),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/changes',
    section,
    summary:
      'What happened to an own booking, oldest first: the sale, payments, changes, cancelling. A booking without an account is opened by the key of the link in its email',
    viewer: 'anyone',
    params: schemas.bookingParams,
    query: z.object({ key: z.string().optional().describe('The secret of the link in the email; owners need none') }),
    answer: schemas.changesAnswer,
    limit: { times: 120, seconds: 60 },
    run: async (ctx, { params, query }) => ({
      data: await listChanges(ctx, { bookingId: params.bookingId, key: query.key }),
    }),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/again',
    section,
    summary:
      'What was booked, as items for the cart at today’s prices, and what of it cannot be booked today. For the holder of a link of the booking or its owner',
    viewer: 'anyone',
    params: schemas.bookingParams,
    query: z.object({ key: z.string().optional().describe('The secret of a link; owners need none') }),
    answer: schemas.bookAgainAnswer,
    limit: { times: 30, seconds: 60 },
    run: (ctx, { params, query }) => bookAgain(ctx, { bookingId: params.bookingId, key: query.key }),
  }),
  call({
    method: 'POST',
    path: '/api/bookings/:bookingId/changes/preview',
    section,
    summary:
      'What a change of an own booking would come to: cancel lines, or change dates, time, room type, rooms, guests, tickets, language, pick-up. Says what is to be paid or goes back by the terms of each line, and gives the token that confirms exactly this. A line that only moves lasts as long as before',
    viewer: 'anyone',
    params: schemas.bookingParams,
    body: z.object({ changes: lineChanges, key }),
    answer: schemas.changePreviewAnswer,
    limit: { times: 120, seconds: 60 },
    run: (ctx, { params, body }) => previewChange(ctx, { bookingId: params.bookingId, ...body }),
  }),
  call({
    method: 'POST',
    path: '/api/bookings/:bookingId/changes',
    section,
    summary:
      'Change an own booking as its preview said: an unpaid one is priced anew; of a paid one the rest goes back, or what is wanted is held, beside what was booked, until the difference is paid (24 hours, or less when the sale ends before). 409 with a fresh preview in details when it is not as it was any more. Repeated, it has no second effect',
    viewer: 'anyone',
    params: schemas.bookingParams,
    body: z.object({ changes: lineChanges, token: z.string().max(100), key }),
    answer: schemas.bookingAnswer,
    refusal: z.object({ preview: schemas.changePreviewAnswer.optional() }),
    limit: { times: 120, seconds: 60 },
    hasPriority: true,
    run: async (ctx, { params, body }) => ({
      data: await confirmChange(ctx, { bookingId: params.bookingId, ...body }),
    }),
  }),
];

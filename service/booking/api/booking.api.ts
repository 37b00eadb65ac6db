import { z } from 'zod';
import { call, mailboxFromNetwork, type Section } from '../../platform/call.ts';
import { rupees } from '../../platform/rupees.ts';
import { bookingTab } from '../model/booking-tab.ts';
import { selectedLines } from '../model/cart-items.ts';
import { lineChanges } from '../model/line-changes.ts';
import { orderBody } from '../model/order.ts';
import * as schemas from '../model/wire/booking-schemas.ts';
import { quoteAnswer } from '../model/wire/quote-schemas.ts';
import { listSubstitutes } from '../usecases/acknowledgements/list-substitutes.ts';
import { takeSubstitute } from '../usecases/acknowledgements/take-substitute.ts';
import { listBookings } from '../usecases/bookings/list-bookings.ts';
import { viewBooking } from '../usecases/bookings/view-booking.ts';
import { cancelBooking } from '../usecases/cancellation/cancel-booking.ts';
import { refundRefused } from '../usecases/cancellation/refund-refused.ts';
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
  group: 'Website',
  description: 'Price a cart, book it, and manage bookings. Amounts are in rupees.',
};

/** Room for thirty cart items with extra fields of the client. */
const cartBytes = 256 * 1024;
/** The secret of the link in the email of a booking without an account. */
const key = z.string().max(100).optional();

const itemParams = z.object({ ...schemas.bookingParams.shape, line: z.coerce.number().int().positive() });

export const bookingCalls = [
  call({
    method: 'POST',
    path: '/api/quotes',
    section,
    summary:
      'Price a cart at current prices: nights, fees, tax, totals, availability and cancellation policy. Items and nights count towards the network’s limit: 429 with Retry-After if it is exceeded',
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
      'Confirm and pay later: book the cart, hold it for 24 hours, and email the payment link. With pay "now" the hold lasts 15 minutes, for buyers who continue to the payment link. Each account has limits for unpaid bookings, nights and rupees and, to pay later, for its share of the stock (setting booking-limits). The 429 message says what to do',
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
      'Book a car without an account: hold it for 2 hours and email the payment link. The hold lasts 24 hours once that link confirms the address, or with an account, and 15 minutes with pay "now"',
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
      'Confirm the address for a booking without an account, with the key from its email. The hold then lasts 24 hours',
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
      'List own bookings, newest first, up to 500 with 1,000 items together. Filter by a dashboard tab id as type or status',
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
    summary: 'Get an own booking',
    viewer: 'signed-in',
    answer: schemas.bookingAnswer,
    params: schemas.bookingParams,
    run: async (ctx, { params }) => ({ data: await viewBooking(ctx, params.bookingId) }),
  }),
  call({
    method: 'POST',
    path: '/api/bookings/:bookingId/cancel',
    section,
    summary: 'Cancel an own booking. The refund under its policy becomes due',
    viewer: 'signed-in',
    answer: schemas.bookingAnswer,
    params: schemas.bookingParams,
    run: async (ctx, { params }) => ({ data: await cancelBooking(ctx, params.bookingId) }),
  }),
  call({
    method: 'POST',
    path: '/api/bookings/:bookingId/items/:line/refund',
    section,
    summary:
      'Cancel an item whose host cannot take the guest (refused), with a full refund whatever its policy. 409 in any other case. Repeating the call has no effect',
    viewer: 'anyone',
    params: itemParams,
    body: z.object({ key }),
    answer: schemas.bookingAnswer,
    limit: { times: 120, seconds: 60 },
    run: async (ctx, { params, body }) => ({
      data: await refundRefused(ctx, { bookingId: params.bookingId, line: params.line, key: body.key }),
    }),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/items/:line/substitutes',
    section,
    summary:
      'List up to three equal or better stays that are free in place of an item whose host cannot take the guest (refused), nearest first. They cost no more than was paid. Empty for other items, and for products other than stays',
    viewer: 'anyone',
    params: itemParams,
    query: z.object({ key: z.string().optional().describe('The secret from the email link. Owners do not need it') }),
    answer: schemas.substitutesAnswer,
    limit: { times: 60, seconds: 60 },
    run: async (ctx, { params, query }) => ({ data: await listSubstitutes(ctx, { ...params, key: query.key }) }),
  }),
  call({
    method: 'POST',
    path: '/api/bookings/:bookingId/items/:line/substitute',
    section,
    summary:
      'Replace an item whose host cannot take the guest (refused) by one of the stays listed for it, at no extra cost; if it is cheaper, the difference is refunded. 409 if that stay is no longer available, or for a smaller refund. Repeating the call has no effect',
    viewer: 'anyone',
    params: itemParams,
    body: z.object({
      stay: z.string().min(1).max(100),
      roomType: z.string().min(1).max(200),
      refund: rupees.describe('As listed'),
      key,
    }),
    answer: schemas.bookingAnswer,
    limit: { times: 120, seconds: 60 },
    hasPriority: true,
    run: async (ctx, { params, body }) => ({ data: await takeSubstitute(ctx, { ...params, ...body }) }),
  }),
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/changes',
    section,
    summary:
      'List the history of an own booking, oldest first: sale, payments, changes, cancellation. For a booking without an account, send the key from its email',
    viewer: 'anyone',
    params: schemas.bookingParams,
    query: z.object({ key: z.string().optional().describe('The secret from the email link. Owners do not need it') }),
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
      'Get the items of a booking for the cart at today’s prices, and the items that cannot be booked today. For the owner, or with a key from a booking link',
    viewer: 'anyone',
    params: schemas.bookingParams,
    query: z.object({ key: z.string().optional().describe('The secret from a booking link. Owners do not need it') }),
    answer: schemas.bookAgainAnswer,
    limit: { times: 30, seconds: 60 },
    run: (ctx, { params, query }) => bookAgain(ctx, { bookingId: params.bookingId, key: query.key }),
  }),
  call({
    method: 'POST',
    path: '/api/bookings/:bookingId/changes/preview',
    section,
    summary:
      'Preview a change of an own booking: cancel items, or change dates, time, room type, rooms, guests, tickets, language or pick-up. Returns the difference to pay or the refund under each item’s policy, and a token that confirms exactly this change. An item that only moves keeps its length',
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
      'Confirm a previewed change of an own booking. An unpaid booking is priced again. For a paid booking, a surplus is refunded, or both versions are held until the difference is paid (24 hours, or less if the sale ends before). 409 with a new preview in details if anything has changed since. Repeating the call has no effect',
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

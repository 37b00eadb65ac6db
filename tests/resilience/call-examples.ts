import { addDays, today } from '../../service/core/day.ts';
import { makeSumQuestion } from '../../service/enquiries/captcha.ts';
import { makeBooking } from '../changing.ts';
import { newForm, proofOf } from '../enquiring.ts';
import type { Harness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, carBooking, orderOf, pay, stayItem, totalOf } from '../travellers.ts';
import { contentExamples } from './content-examples.ts';
import type { Example } from './example.ts';
import { libraryExamples } from './library-examples.ts';

const password = 'lamps-on-the-ganga';
const next = 'boats-on-the-ganga';
const anyText = ['a text', 'markup', 'half a character', 'SQL', 'NaN'];
const anyLine = anyText.filter((what) => what !== 'half a character');
const forgotten = ['missing', 'null', 'empty', 'spaces'];

let guests = 0;
function newEmail(): string {
  guests += 1;
  return `guest${guests}@example.in`;
}

async function codeFromEmail(harness: Harness, to: string, page = ''): Promise<string> {
  const mail = (await harness.emails()).findLast(({ recipient }) => recipient === to);
  const code = new RegExp(`${page}\\?code=([\\w-]+)`).exec(mail?.plain ?? '')?.[1];
  if (!code) throw new Error(`No code was written to ${to}`);
  return code;
}

async function booked(harness: Harness, nights = {}): Promise<{ bookingId: string; key: string }> {
  const { token } = await harness.signUp();
  const items = [stayItem(nights)];
  const body = orderOf(items, await totalOf(harness, items));
  const answer = await harness.call('POST', '/api/send-booking-email', { token, body });
  return { bookingId: body.bookingId, key: new URL(answer.body.paymentLink).searchParams.get('key') ?? '' };
}

/** Previews cancelling a line of a booking. */
async function changing(harness: Harness) {
  const { token } = await harness.signUp();
  const { id, lines } = await makeBooking(harness, token, [stayItem()]);
  const path = `/api/bookings/${id}/changes/preview`;
  const { selectedDate, checkOut, roomType, rooms, guests, quantity } = stayItem();
  const more = { selectedTime: '10:00', adults: 2, children: 0, selectedLanguage: 'English', pickupLocation: 'Delhi' };
  const ticketTypes = { adult: 2, child: 1, senior: 1, infant: 1 };
  const all = { selectedDate, checkOut, roomType, rooms, guests, quantity, ...more, ticketTypes };
  return { path, token, body: { changes: [{ line: lines[0] ?? 0, cancel: true, ...all }], key: 'of another' } };
}

/** A paid booking of which the partner of each line refuses the guest. */
async function refusedBooking(harness: Harness) {
  const { token } = await harness.signUp();
  const { body } = await book(harness, token, [stayItem()]);
  await pay(harness, body);
  const { rows } = await harness.database.pool.query<{ line_id: string }>(
    `insert into acknowledgements (booking_id, line_id, requested_at, due_at, answer, answered_at)
     select l.booking_id, l.id, $2, $2, 'refused', $2
     from booking_lines l join bookings b on b.id = l.booking_id where b.booking_id = $1 returning line_id`,
    [body.bookingId, harness.clock.now],
  );
  return { token, bookingId: String(body.bookingId), line: Number(rows[0]?.line_id) };
}

/** A refused booking with another stay that can take its place. */
async function substitutableBooking(harness: Harness) {
  const { pool } = harness.database;
  await pool.query(
    `update stays set destination_id = (select destination_id from stays where slug = 'lake-house') where slug = 'palm-villa'`,
  );
  await pool.query(
    `update settings set value = '{"hours": 24, "substituteRupees": 100000}' where key = 'partner-answers'`,
  );
  return refusedBooking(harness);
}

/** Returns the QR code text of a voucher that is valid now. */
async function voucherOf(harness: Harness): Promise<string> {
  const { token } = await harness.signUp();
  const item = stayItem({ selectedDate: today(harness.clock.now), checkOut: addDays(today(harness.clock.now), 1) });
  const { body } = await book(harness, token, [item]);
  await pay(harness, body);
  const documents = await harness.call('GET', `/api/bookings/${body.bookingId}/documents`, { token });
  return documents.body.data.vouchers[0].check.split('/').at(-1);
}

const item = {
  ...stayItem(),
  selectedTime: '10:00',
  adults: 2,
  children: 0,
  selectedLanguage: 'English',
  pickupLocation: 'Delhi',
  ticketTypes: { adult: 2, child: 1, senior: 1, infant: 1 },
};
/** Guest details of a stay. */
const business = {
  company: 'Ganga Exports',
  companyAddress: '4 Fort Road, Mumbai',
  state: 'Maharashtra',
  gstin: '27AAPFU0939F1ZV',
};
const travelling = { leadTraveller: 'Leela Menon', phone: '+91 98765 43210', requests: 'A cot', ...business };
const ofLine = { arrivalTime: '22:30', names: [] };
/** Hostile values at that path of a body; for lines under that name. */
const harmlessGuests = (at: string, lines: string) => ({
  [`${at}leadTraveller`]: [...forgotten, ...anyLine],
  [`${at}phone`]: forgotten,
  [`${at}requests`]: [...forgotten, ...anyLine, 'two lines'],
  [`${at}company`]: anyLine,
  [`${at}companyAddress`]: [...forgotten, ...anyLine, 'two lines'],
  [`${at}state`]: forgotten,
  [`${at}gstin`]: forgotten,
  [`${at}${lines}`]: ['missing', 'an empty list'],
  [`${at}${lines}.0`]: ['missing'],
  [`${at}${lines}.0.arrivalTime`]: forgotten,
  [`${at}${lines}.0.names`]: ['missing', 'an empty list'],
});
const fewer = ['missing', 'zero', 'minus zero'];

/** A valid request for every call with a body, by method and path. */
export const examples: Readonly<Record<string, Example>> = {
  ...contentExamples,
  ...libraryExamples,
  'POST /api/auth/local': {
    prepare: async (harness) => {
      const { email } = await harness.signUp();
      return { path: '/api/auth/local', body: { identifier: email, password } };
    },
    harmless: {},
  },
  'POST /api/auth/local/register': {
    prepare: async () => ({
      path: '/api/auth/local/register',
      body: {
        username: 'Ravi',
        email: newEmail(),
        password,
        phone: '9876543210',
        address: 'Pune',
        dateOfBirth: '1990-01-01',
      },
    }),
    harmless: {
      username: anyLine,
      password: ['markup', 'two lines', 'SQL'],
      phone: forgotten,
      address: [...forgotten, ...anyText, 'two lines'],
      dateOfBirth: forgotten,
    },
  },
  'POST /api/auth/forgot-password': {
    prepare: async (harness) => ({
      path: '/api/auth/forgot-password',
      body: { email: (await harness.signUp()).email },
    }),
    harmless: {},
  },
  'POST /api/auth/reset-password': {
    prepare: async (harness) => {
      const { email } = await harness.signUp();
      await harness.call('POST', '/api/auth/forgot-password', { body: { email } });
      const code = await codeFromEmail(harness, email);
      return { path: '/api/auth/reset-password', body: { code, password: next, passwordConfirmation: next } };
    },
    harmless: {},
  },
  'POST /api/auth/confirm': {
    prepare: async (harness) => ({
      path: '/api/auth/confirm',
      body: { code: await codeFromEmail(harness, (await harness.signUp()).email), password, keep: false },
    }),
    harmless: { password: ['missing'], keep: ['missing', 'true', 'false'] },
  },
  'POST /api/auth/change-password': {
    prepare: async (harness) => ({
      path: '/api/auth/change-password',
      body: { currentPassword: password, password: next, passwordConfirmation: next },
      token: (await harness.signUp()).token,
    }),
    harmless: {},
  },
  'POST /api/users/me/deletion': {
    prepare: async (harness) => {
      const { token, email } = await harness.signUp();
      await harness.call('POST', '/api/users/me/deletion/link', { token });
      const code = await codeFromEmail(harness, email, 'profile');
      return { path: '/api/users/me/deletion', body: { password, code }, token };
    },
    // one of the two is enough
    harmless: { code: ['missing'], password: ['missing', ...anyText, 'two lines', 'spaces'] },
  },
  'PUT /api/users/me': {
    prepare: async (harness) => {
      const { token, email } = await harness.signUp();
      const profile = { username: 'Ravi', email, phone: '9876543210', address: 'Pune', dateOfBirth: '1990-01-01' };
      const body = { ...profile, reviewEmails: false, language: 'hi' };
      return { path: '/api/users/me', body, token };
    },
    harmless: {
      username: ['missing', ...anyLine],
      email: ['missing'],
      phone: forgotten,
      address: [...forgotten, ...anyText, 'two lines'],
      dateOfBirth: forgotten,
      reviewEmails: ['missing', 'true', 'false'],
      language: ['missing', 'null'],
    },
  },
  'POST /api/reviews': {
    prepare: async () => ({
      path: '/api/reviews',
      body: { data: { Name: 'Asha', Rating: 5, Comment: 'Lovely.', stay: 1 } },
    }),
    harmless: {
      'data.Name': [...anyText, 'two lines'],
      'data.Comment': [...anyText, 'two lines'],
      'data.stay': ['a list of it'],
    },
  },
  ...Object.fromEntries(
    (['hide', 'show', 'answer'] as const).map((useCase) => [
      `POST /api/admin/reviews/:documentId/${useCase}`,
      {
        prepare: async (harness: Harness) => {
          const [review] = (await harness.call('GET', '/api/reviews')).body.data;
          const body = { hide: { reason: 'Not about us' }, show: {}, answer: { answer: 'Thank you.' } }[useCase];
          return { path: `/api/admin/reviews/${review.documentId}/${useCase}`, body, token: await staffToken(harness) };
        },
        harmless: {
          reason: [...anyLine, 'two lines'],
          answer: ['null', ...anyLine, 'two lines'],
        },
      },
    ]),
  ),
  'POST /api/newsletter': {
    prepare: async () => ({ path: '/api/newsletter', body: { email: newEmail(), form: newForm() } }),
    harmless: { form: ['missing'] },
  },
  'POST /api/newsletter/confirm': {
    prepare: async (harness) => {
      const email = newEmail();
      await harness.call('POST', '/api/newsletter', { body: { email } });
      return { path: '/api/newsletter/confirm', body: { code: await codeFromEmail(harness, email) } };
    },
    harmless: {},
  },
  'POST /api/newsletter/unsubscribe': {
    prepare: async (harness) => {
      const email = newEmail();
      await harness.call('POST', '/api/newsletter', { body: { email } });
      return {
        path: '/api/newsletter/unsubscribe',
        body: { code: await codeFromEmail(harness, email, 'unsubscribe') },
      };
    },
    harmless: {},
  },
  'PUT /api/users/me/saved': {
    prepare: async (harness) => ({
      path: '/api/users/me/saved',
      body: { names: ['stay:lake-house'] },
      token: (await harness.signUp()).token,
    }),
    // without its only name the list is empty
    harmless: { names: ['an empty list'], 'names.0': ['missing'] },
  },
  'PUT /api/newsletter/me': {
    prepare: async (harness) => ({
      path: '/api/newsletter/me',
      body: { subscribed: true },
      token: (await harness.signUp()).token,
    }),
    harmless: { subscribed: ['true', 'false'] },
  },
  'POST /api/enquiries': {
    prepare: async (harness) => {
      const proof = proofOf(makeSumQuestion(harness.ctx().config, harness.clock.now));
      const sender = { kind: 'contact', name: 'Ravi', email: newEmail(), phone: '9876543210' };
      const message = { subject: 'A question', message: 'Is the road open?' };
      return { path: '/api/enquiries', body: { ...sender, ...message, form: newForm(), ...proof } };
    },
    harmless: {
      name: anyLine,
      work: ['missing'],
      phone: forgotten,
      subject: anyLine,
      message: [...anyLine, 'two lines'],
    },
  },
  'POST /api/quotes': {
    prepare: async () => ({ path: '/api/quotes', body: { items: [item] } }),
    harmless: {},
    onlyReads: true,
  },
  'POST /api/car-bookings': {
    prepare: async (harness) => ({
      path: '/api/car-bookings',
      body: await carBooking(harness, { details: business, pay: 'later', terms: '24:100' }),
    }),
    harmless: {
      name: anyLine,
      pickupLocation: [...anyText, 'two lines'],
      notes: [...forgotten, ...anyText, 'two lines'],
      details: ['missing'],
      pay: ['missing'],
      terms: ['missing'],
      'details.company': anyLine,
      'details.companyAddress': [...forgotten, ...anyLine, 'two lines'],
      'details.state': forgotten,
      'details.gstin': forgotten,
    },
  },
  'POST /api/bookings/:bookingId/keep': {
    prepare: async (harness) => {
      const body = await carBooking(harness);
      await harness.call('POST', '/api/car-bookings', { body });
      const mail = (await harness.emails()).findLast(({ recipient }) => recipient === body.email);
      const key = /key=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? '';
      return { path: `/api/bookings/${body.bookingId}/keep`, body: { key } };
    },
    harmless: {},
  },
  'POST /api/send-booking-email': {
    prepare: async (harness) => ({
      path: '/api/send-booking-email',
      body: {
        ...orderOf([item], await totalOf(harness, [item])),
        cartItems: [item],
        pay: 'later',
        terms: '24:100',
        details: { ...travelling, items: [{ item: 0, ...ofLine }] },
      },
      token: (await harness.signUp()).token,
    }),
    harmless: {
      details: ['missing'],
      pay: ['missing'],
      terms: ['missing'],
      ...harmlessGuests('details.', 'items'),
      'details.items.0.item': ['zero', 'minus zero'],
      'cartItems.0.selectedTime': [...forgotten, ...anyText, 'two lines'],
      'cartItems.0.cartId': [...forgotten, ...anyText, 'two lines'],
      'cartItems.0.name': ['missing', 'empty', 'spaces', ...anyText, 'two lines'],
      'cartItems.0.roomType': forgotten,
      'cartItems.0.rooms': ['missing', 'null'],
      'cartItems.0.guests': ['missing', 'null'],
      'cartItems.0.adults': ['missing', 'null'],
      'cartItems.0.children': ['missing', 'null', 'zero', 'minus zero'],
      // a stay has neither language, pick-up nor tickets, whatever is sent
      'cartItems.0.pickupLocation': [...forgotten, ...anyText, 'two lines'],
      'cartItems.0.selectedLanguage': [...forgotten, ...anyText, 'two lines'],
      'cartItems.0.ticketTypes': ['missing', 'null'],
      'cartItems.0.ticketTypes.adult': [...fewer, 'a number'],
      'cartItems.0.ticketTypes.child': [...fewer, 'a number'],
      'cartItems.0.ticketTypes.senior': [...fewer, 'a number'],
      'cartItems.0.ticketTypes.infant': [...fewer, 'a number'],
    },
    // recipient, subject, names, prices and the link of an order are ignored
    ignored: [
      'to',
      'subject',
      'customerName',
      'paymentLink',
      'userId',
      'totals.subtotal',
      'totals.tax',
      'totals.itemCount',
      'cartItems.0.image',
      'cartItems.0.location',
      'cartItems.0.price',
      'cartItems.0.totalPrice',
    ],
  },
  'POST /api/bookings/:bookingId/changes/preview': {
    prepare: async (harness) => changing(harness),
    harmless: {},
    onlyReads: true,
  },
  'POST /api/bookings/:bookingId/changes': {
    prepare: async (harness) => {
      const { path, body, token } = await changing(harness);
      const promised = await harness.call('POST', path, { body, token });
      return { path: path.replace('/preview', ''), body: { ...body, token: promised.body.token }, token };
    },
    // the token belongs to exactly these changes; the owner needs no key
    harmless: {
      'changes.0.children': ['zero', 'minus zero'],
      // the default quantity is one, and `cancel` is a boolean
      'changes.0.cancel': ['true'],
      'changes.0.rooms': ['null'],
      key: ['missing', 'empty', 'spaces', ...anyText, 'two lines'],
    },
  },
  'POST /api/bookings/:bookingId/items/:line/refund': {
    prepare: async (harness) => {
      const { token, bookingId, line } = await refusedBooking(harness);
      return { path: `/api/bookings/${bookingId}/items/${line}/refund`, body: { key: 'of another' }, token };
    },
    // the owner needs no key
    harmless: { key: ['missing', 'empty', 'spaces', ...anyText, 'two lines'] },
  },
  'POST /api/bookings/:bookingId/items/:line/substitute': {
    prepare: async (harness) => {
      const { token, bookingId, line } = await substitutableBooking(harness);
      const path = `/api/bookings/${bookingId}/items/${line}`;
      const { body } = await harness.call('GET', `${path}/substitutes`, { token });
      const { stay, roomType, refund } = body.data[0];
      return { path: `${path}/substitute`, body: { stay, roomType, refund, key: 'of another' }, token };
    },
    // the owner needs no key, and a smaller refund than was shown is enough
    harmless: {
      key: ['missing', 'empty', 'spaces', ...anyText, 'two lines'],
      refund: ['negative', 'zero', 'minus zero'],
    },
  },
  'POST /api/admin/vouchers/redeem': {
    prepare: async (harness) => ({
      path: '/api/admin/vouchers/redeem',
      body: { token: await voucherOf(harness) },
      token: await staffToken(harness),
    }),
    harmless: {},
  },
  'POST /api/bookings/:bookingId/details': {
    prepare: async (harness) => {
      const { token } = await harness.signUp();
      const { id, lines } = await makeBooking(harness, token, [
        stayItem({ selectedDate: '2027-02-01', checkOut: '2027-02-02' }),
      ]);
      const body = { version: 1, ...travelling, lines: [{ line: lines[0] ?? 0, ...ofLine }], key: 'of another' };
      return { path: `/api/bookings/${id}/details`, token, body };
    },
    harmless: {
      ...harmlessGuests('', 'lines'),
      key: ['missing', 'empty', 'spaces', ...anyText, 'two lines'],
    },
  },
  'POST /api/bookings/:bookingId/messages': {
    prepare: async (harness) => {
      const car = await carBooking(harness);
      await harness.call('POST', '/api/car-bookings', { body: car });
      const mail = (await harness.emails()).findLast(({ recipient }) => recipient === car.email);
      const key = /[?&]key=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? '';
      const body = { text: 'May we arrive late?', form: newForm(), key };
      return { path: `/api/bookings/${car.bookingId}/messages`, body };
    },
    harmless: { text: [...anyLine, 'two lines'], form: ['missing'] },
  },
  'POST /api/admin/bookings/:bookingId/messages': {
    prepare: async (harness) => {
      const { bookingId } = await booked(harness);
      const token = await staffToken(harness, 'support');
      return { path: `/api/admin/bookings/${bookingId}/messages`, body: { text: 'You may.', form: newForm() }, token };
    },
    harmless: { text: [...anyLine, 'two lines'], form: ['missing'] },
  },
  'POST /api/payments': {
    prepare: async (harness) => ({ path: '/api/payments', body: { ...(await booked(harness)), method: 'card' } }),
    harmless: {},
  },
  'POST /api/payments/:bookingId/transfer': {
    prepare: async (harness) => {
      const { bookingId, key } = await booked(harness, { selectedDate: '2027-03-10', checkOut: '2027-03-12' });
      return { path: `/api/payments/${bookingId}/transfer`, body: { key, reference: '632145879012' } };
    },
    harmless: { reference: ['missing', 'empty', 'spaces'] },
  },
  'POST /api/payments/test/:reference': {
    prepare: async (harness) => {
      const opened = await harness.call('POST', '/api/payments', {
        body: { ...(await booked(harness)), method: 'card' },
      });
      return { path: `/api/payments/test/${opened.body.reference}`, body: { outcome: 'paid' } };
    },
    harmless: {},
  },
};

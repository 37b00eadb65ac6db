import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewEmailsLink } from '../../service/emails/review-emails-link.ts';
import { type Harness, startHarness } from '../harness.ts';
import { carBooking } from '../travellers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
});
afterAll(() => harness.close());

const open = async (url: string) => {
  const { statusCode: status, body, headers } = await harness.app.inject({ url });
  return { status, body, headers };
};

test('the page behind an email’s link shows the booking without scripts to people with its key, and is never cached', async () => {
  const form = await carBooking(harness);
  await harness.call('POST', '/api/car-bookings', { body: form });
  const email = (await harness.emails()).at(-1);
  const key = /[?&]key=([\w-]+)/.exec(email?.plain ?? '')?.[1] ?? '';
  const page = await open(`/booking/${form.bookingId}?key=${key}`);
  expect(page.status).toBe(200);
  for (const words of [form.bookingId, form.name, form.pickupLocation, 'City Sedan', 'noindex'])
    expect(page.body).toContain(words);
  const refused = await open(`/booking/${form.bookingId}?key=${'x'.repeat(32)}`);
  expect(refused.status).toBe(404);
  for (const { body, headers } of [page, refused]) {
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'private, no-store']);
    expect(body).toContain('name="robots" content="noindex"');
  }
  expect(refused.body).not.toContain(form.name);
  // without a key the page asks for sign-in, whether the booking exists or not
  const [keyless, unknown] = await Promise.all(
    [form.bookingId, 'BOOK_1795000000000_ZZZZZZ'].map((bookingId) => open(`/booking/${bookingId}`)),
  );
  expect([keyless?.status, unknown?.status]).toEqual([200, 200]);
  const masked = (page: typeof keyless) => page?.body.replaceAll(/BOOK_\d+_\w{6}|sha256-[\w+/=]+|nonce="[^"]*"/g, '');
  expect(masked(keyless)).toBe(masked(unknown));
  expect(keyless?.body).not.toContain(form.name);
});

test('one click in the mail program unsubscribes from review invitations', async () => {
  const { id, token } = await harness.signUp();
  const { pathname, search } = new URL(reviewEmailsLink(harness.ctx().config, id));
  const answer = await open(pathname + search);
  expect([answer.status, answer.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  const wantsReviewEmails = async () => (await harness.call('GET', '/api/users/me', { token })).body.reviewEmails;
  expect(await wantsReviewEmails()).toBe(true);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const click = (url: string) =>
    harness.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  expect((await click(`${pathname}?key=${id}-${'x'.repeat(32)}`)).statusCode).toBe(400);
  expect(await wantsReviewEmails()).toBe(true);
  expect((await click(pathname + search)).statusCode).toBe(200);
  expect(await wantsReviewEmails()).toBe(false);
});

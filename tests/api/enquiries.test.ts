import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clock } from '../../service/core/viewer.ts';
import { emailLimits } from '../../service/emails/email-limits.ts';
import { deleteOldEnquiries } from '../../service/enquiries/delete-old-enquiries.ts';
import { deleteUnconfirmedSubscribers } from '../../service/enquiries/delete-unconfirmed-subscribers.ts';
import { newForm, proofOf } from '../enquiring.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let callers = 0;

beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  // the limits of the test before
  harness.clock.advance(3_600_000);
  await harness.database.db.deleteFrom('enquiries').execute();
  await harness.database.db.deleteFrom('sent_forms').execute();
  await harness.database.db.deleteFrom('emails').execute();
});

function from(): Record<string, string> {
  callers += 1;
  return { 'x-forwarded-for': `10.3.${callers >> 8}.${callers & 255}` };
}

const written = {
  kind: 'partner',
  name: 'Asha Rawat',
  email: 'Asha@Example.in',
  phone: '+91 98765 43210',
  subject: 'List your hotel',
  message: 'Twelve rooms above Mussoorie.\nWhen can we talk?',
};

async function question() {
  const { body } = await harness.call('GET', '/api/enquiries/question', { headers: from() });
  return proofOf(body);
}
const send = (body: object, headers = from()) =>
  harness.call('POST', '/api/enquiries', { body: { form: newForm(), ...body }, headers });
const stored = () => harness.database.db.selectFrom('enquiries').selectAll().execute();

test('an enquiry is kept and sent to the operator, whose answer goes to the one who wrote', async () => {
  expect(await send({ ...written, ...(await question()) })).toMatchObject({ status: 200, body: { ok: true } });
  expect(await stored()).toMatchObject([{ ...written, email: 'asha@example.in', created_at: harness.clock.now }]);
  const [email] = await harness.emails();
  expect(email).toMatchObject({ kind: 'enquiry', recipient: 'hello@padharo.example', reply_to: 'asha@example.in' });
  expect(email?.subject).toBe('Partner enquiry: List your hotel');
  for (const text of [written.name, 'asha@example.in', written.phone, 'When can we talk?']) {
    expect(email?.plain).toContain(text);
    expect(email?.html).toContain(text);
  }
});

test('an enquiry keeps the language of the page with its form; the operator’s email stays English', async () => {
  const body = { ...written, ...(await question()) };
  expect((await send(body, { ...from(), 'accept-language': 'hi' })).status).toBe(200);
  expect((await send({ ...written, ...(await question()) })).status).toBe(200);
  expect((await stored()).map(({ language }) => language)).toEqual(['hi', 'en']);
  expect((await harness.emails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['hello@padharo.example', 'Partner enquiry: List your hotel'],
    ['asha@example.in', 'आपका मैसेज हमें मिल गया है'],
    ['hello@padharo.example', 'Partner enquiry: List your hotel'],
    ['asha@example.in', 'We have your message'],
  ]);
});

test('a receipt says nothing that was typed, and no one gets more than the hour’s emails; all enquiries arrive', async () => {
  const email = 'flooded@example.in';
  const before = (await stored()).length;
  const most = emailLimits.other + 2;
  for (let sent = 0; sent < most; sent += 1)
    expect((await send({ ...written, email, ...(await question()) })).status).toBe(200);
  expect((await stored()).length).toBe(before + most);
  const receipts = (await harness.emails()).filter(({ recipient }) => recipient === email);
  expect(receipts.map(({ kind }) => kind)).toEqual(Array.from({ length: emailLimits.other }, () => 'enquiry-receipt'));
  expect(receipts[0]).toMatchObject({ reply_to: 'hello@padharo.example' });
  for (const typed of [written.name, written.subject, 'When can we talk?'])
    expect(receipts[0]?.html).not.toContain(typed);
});

test('one-line fields lose characters that change the reading direction; a message keeps them', async () => {
  const given = { name: '\u202eAsha', phone: '\u202a+91 98765 43210\u202c', subject: 'A \u2067room\u2069' };
  const message = 'She said \u2067سلام\u2069.';
  const before = (await stored()).length;
  expect(await send({ ...written, ...given, message, ...(await question()) })).toMatchObject({ status: 200 });
  const all = await stored();
  expect(all.slice(before)).toMatchObject([{ name: 'Asha', phone: '+91 98765 43210', subject: 'A room', message }]);
  const nothing = await send({ ...written, name: '\u202e', ...(await question()) });
  expect([nothing.status, nothing.body.error.message]).toEqual([400, 'name is a required field']);
});

test('the same form again is the same enquiry, with whatever proof; with other words it is refused', async () => {
  const first = { ...written, form: newForm(), ...(await question()) };
  const answers = await Promise.all([send(first), send(first), send(first)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await send({ ...first, ...(await question()) })).status).toBe(200);
  expect((await send({ ...first, ...(await question()), message: 'Something else' })).status).toBe(409);
  expect(await stored()).toHaveLength(1);
  expect(await harness.emails()).toHaveLength(2);
});

test('a form that was refused can be sent again', async () => {
  const form = newForm();
  const { answer, ...rest } = await question();
  expect((await send({ ...written, form, ...rest, answer: answer + 1 })).status).toBe(400);
  expect((await send({ ...written, form, ...rest, answer })).status).toBe(200);
  expect(await stored()).toHaveLength(1);
});

test('ids of forms are forgotten after a month', async () => {
  await send({ ...written, ...(await question()) });
  const ids = () => harness.database.db.selectFrom('sent_forms').selectAll().execute();
  harness.clock.advance(29 * 86_400_000);
  await deleteUnconfirmedSubscribers(harness.ctx(clock));
  expect(await ids()).toHaveLength(1);
  harness.clock.advance(2 * 86_400_000);
  await deleteUnconfirmedSubscribers(harness.ctx(clock));
  expect(await ids()).toEqual([]);
});

test('a wrong sum, an old captcha and a foreign one are refused', async () => {
  const { token, answer, work } = await question();
  const [first = '', ...rest] = token.split('.');
  const forged = [String(Number(first) + 1), ...rest].join('.');
  for (const tried of [
    { token, answer: answer + 1 },
    { token: forged, answer: answer + 1 },
    { token: `${token}x`, answer },
    { token: '..', answer: 0 },
    { token: 'नमस्ते.1', answer },
  ]) {
    const { status, body } = await send({ ...written, work, ...tried });
    expect([status, body.error.message]).toEqual([400, 'Please solve the captcha correctly']);
  }
  harness.clock.advance(4 * 3_600_000);
  expect((await send({ ...written, token, answer, work })).status).toBe(400);
  expect(await stored()).toEqual([]);
  expect(await harness.emails()).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name is a required field'],
  [{ email: 'nobody' }, 'email must be a valid email'],
  [{ subject: undefined }, 'subject is a required field'],
  [{ subject: 'one\r\nBcc: all@example.in' }, 'subject must be plain text'],
  [{ message: null }, 'message is a required field'],
  [{ message: 'a\u0007b' }, 'message must be plain text'],
  [{ message: 'x'.repeat(5_001) }, 'message must be at most 5000 characters'],
  [{ phone: 42 }, 'phone must be a string'],
  [{ kind: 'spam' }, 'kind must be contact, advertise or partner'],
  [{ answer: 7.5 }, 'answer must be a whole number'],
  [{ form: 'short' }, 'form must be 16 to 64 letters, digits or hyphens'],
  [{ form: undefined }, 'form is a required field'],
  [{ work: 'much' }, 'Please solve the captcha correctly'],
  [{ isAdmin: true }, 'Invalid key isAdmin'],
])('%j is refused in words', async (wrong, words) => {
  const { status, body } = await send({ ...written, ...(await question()), ...wrong });
  expect([status, body.error.message]).toEqual([400, words]);
  expect(await stored()).toEqual([]);
});

test('foreign markup stays text in the email', async () => {
  await send({ ...written, ...(await question()), phone: null, message: '<img src=x onerror=alert(1)>\n\n<b>Hi</b>' });
  const [email] = await harness.emails();
  expect(email?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(email?.html).not.toContain('<b>Hi');
});

test('one address does not write more than five times an hour from one place', async () => {
  const here = from();
  for (let count = 0; count < 5; count += 1) {
    expect((await send({ ...written, ...(await question()) }, here)).status).toBe(200);
  }
  expect((await send({ ...written, ...(await question()) }, here)).status).toBe(429);
});

test('after a year an enquiry and its email are deleted', async () => {
  await send({ ...written, ...(await question()) });
  harness.clock.advance(364 * 86_400_000);
  await deleteOldEnquiries(harness.ctx(clock));
  expect(await stored()).toHaveLength(1);
  expect(await harness.emails()).toHaveLength(2);
  harness.clock.advance(2 * 86_400_000);
  await deleteOldEnquiries(harness.ctx(clock));
  expect(await stored()).toEqual([]);
  expect(await harness.emails()).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clock } from '../../service/core/viewer.ts';
import { sendEmail } from '../../service/emails/send-email.ts';
import { deleteUnconfirmedSubscribers } from '../../service/enquiries/delete-unconfirmed-subscribers.ts';
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
  await harness.database.db.deleteFrom('newsletter_subscribers').execute();
  await harness.database.db.deleteFrom('emails').execute();
});

function call(path: string, body: unknown, from?: string) {
  callers += 1;
  const address = from ?? `10.2.${callers >> 8}.${callers & 255}`;
  return harness.call('POST', path, { body, headers: { 'x-forwarded-for': address } });
}
const ask = (email: string, from?: string) => call('/api/newsletter', { email }, from);
const confirm = (code: string) => call('/api/newsletter/confirm', { code });
const leave = (code: string) => call('/api/newsletter/unsubscribe', { code });

const kinds = async () => (await harness.emails()).map(({ kind, recipient }) => `${kind} to ${recipient}`);

async function codeIn(kind: string, page: 'confirm' | 'unsubscribe'): Promise<string> {
  const mail = (await harness.emails()).findLast((written) => written.kind === kind);
  const code = new RegExp(`^[^\\n]*http://padharo.test/newsletter/${page}\\?code=([\\w-]{43})$`, 'm');
  return code.exec(mail?.plain ?? '')?.[1] ?? 'none';
}

async function subscribed(email: string): Promise<void> {
  await ask(email);
  expect((await confirm(await codeIn('newsletter-confirmation', 'confirm'))).status).toBe(200);
}

const onList = async () =>
  (await harness.database.db.selectFrom('newsletter_subscribers').selectAll().execute())
    .filter((row) => row.confirmed_at !== null && row.left_at === null)
    .map(({ email }) => email);

test('no one is on the list before the link of the email was followed; then he is welcomed and the operator told', async () => {
  expect(await ask(' Asha@Example.in ')).toMatchObject({ status: 200, body: { ok: true } });
  expect(await kinds()).toEqual(['newsletter-confirmation to asha@example.in']);
  expect(await onList()).toEqual([]);
  const code = await codeIn('newsletter-confirmation', 'confirm');
  expect(await confirm(code)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await onList()).toEqual(['asha@example.in']);
  expect((await kinds()).slice(1)).toEqual([
    'newsletter-welcome to asha@example.in',
    'newsletter-subscriber to hello@padharo.example',
  ]);
  expect((await harness.emails()).at(-1)?.plain).toContain('asha@example.in');
});

test('a link that is opened twice changes nothing more', async () => {
  await subscribed('asha@example.in');
  const code = await codeIn('newsletter-confirmation', 'confirm');
  expect((await confirm(code)).status).toBe(200);
  expect(await kinds()).toHaveLength(3);
});

test('an unknown, a waiting and a subscribed address get the same answer, as late', async () => {
  await subscribed('known@example.in');
  await ask('waiting@example.in');
  const answers = [];
  for (const email of ['unknown@example.in', 'waiting@example.in', 'known@example.in']) {
    const began = performance.now();
    const { status, body, headers } = await ask(email);
    expect(performance.now() - began).toBeGreaterThan(145);
    answers.push({ status, body, names: Object.keys(headers).sort() });
  }
  expect(answers[0]).toMatchObject({ status: 200, body: { ok: true } });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect((await kinds()).slice(-3)).toEqual([
    'newsletter-confirmation to unknown@example.in',
    'newsletter-confirmation to waiting@example.in',
    'newsletter-known to known@example.in',
  ]);
});

test('an address gets three emails an hour, whoever types it, and the answer does not change', async () => {
  const from = '10.3.0.2';
  for (let time = 0; time < 5; time += 1) expect((await ask('asha@example.in', from)).status).toBe(200);
  expect(await kinds()).toHaveLength(3);
  expect((await ask('asha@example.in', from)).status).toBe(429);
  expect((await ask('asha@example.in')).status).toBe(200);
  expect(await kinds()).toHaveLength(3);
  harness.clock.advance(3_600_000);
  expect((await ask('asha@example.in', from)).status).toBe(200);
  expect(await kinds()).toHaveLength(4);
});

test('the caller from one place again and again is stopped', async () => {
  let stopped = 0;
  for (let time = 0; time < 22; time += 1) {
    const { status, headers } = await ask(`guest${time}@example.in`, '10.3.0.1');
    if (status !== 429) continue;
    stopped += 1;
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(stopped).toBe(2);
});

test('a wrong, an old and a replaced link confirm nothing', async () => {
  const refusal = { status: 400, body: { error: { message: 'Incorrect code provided' } } };
  expect(await confirm('wrong')).toMatchObject(refusal);
  await ask('asha@example.in');
  const replaced = await codeIn('newsletter-confirmation', 'confirm');
  await ask('asha@example.in');
  const newest = await codeIn('newsletter-confirmation', 'confirm');
  expect(newest).not.toBe(replaced);
  expect(await confirm(replaced)).toMatchObject(refusal);
  harness.clock.advance(48 * 3_600_000);
  expect(await confirm(newest)).toMatchObject(refusal);
  expect(await onList()).toEqual([]);
});

test('the link at the end of any email stops them, and no earlier email can begin them again', async () => {
  await subscribed('asha@example.in');
  const begin = await codeIn('newsletter-confirmation', 'confirm');
  const end = await codeIn('newsletter-welcome', 'unsubscribe');
  expect(await leave(end)).toMatchObject({ status: 200, body: { ok: true } });
  expect((await leave(end)).status).toBe(200);
  expect(await onList()).toEqual([]);
  expect((await confirm(begin)).status).toBe(400);
  expect((await leave('wrong')).status).toBe(400);
  // and a subscriber who returns is asked again
  await subscribed('asha@example.in');
  expect(await onList()).toEqual(['asha@example.in']);
});

test('what is no address is refused in the words of the wire format', async () => {
  const message = async (body: unknown) => (await call('/api/newsletter', body)).body.error?.message;
  expect(await message({})).toBe('email is a required field');
  expect(await message({ email: '' })).toBe('email is a required field');
  expect(await message({ email: 'asha' })).toBe('email must be a valid email');
  expect(await message({ email: 'asha@example.in', name: 'Asha' })).toBe('Invalid key name');
  expect(await kinds()).toEqual([]);
});

test('addresses that no one confirmed are forgotten after thirty days; subscribers are not', async () => {
  await subscribed('asha@example.in');
  await ask('typed@example.in');
  harness.clock.advance(29 * 86_400_000);
  await deleteUnconfirmedSubscribers(harness.ctx(clock));
  harness.clock.advance(2 * 86_400_000);
  await ask('lately@example.in');
  await deleteUnconfirmedSubscribers(harness.ctx(clock));
  const rows = await harness.database.db.selectFrom('newsletter_subscribers').select('email').orderBy('id').execute();
  expect(rows.map(({ email }) => email)).toEqual(['asha@example.in', 'lately@example.in']);
});

test('an email that was sent no longer holds its codes', async () => {
  await ask('asha@example.in');
  const [mail] = await harness.emails();
  expect(mail?.unsubscribe_url).toMatch(/\/newsletter\/unsubscribe\?code=[\w-]{43}$/);
  await sendEmail(harness.ctx(clock), { emailId: mail?.id ?? 0 });
  const [sent] = await harness.emails();
  expect(sent?.sent_at).not.toBeNull();
  expect(sent?.unsubscribe_url).toBeNull();
  expect(`${sent?.plain}${sent?.html}`).not.toMatch(/code=(?!removed)/);
});

const readOwn = (token: string) => harness.call('GET', '/api/newsletter/me', { token });
const choose = (token: string, subscribed: unknown) =>
  harness.call('PUT', '/api/newsletter/me', { token, body: { subscribed } });

test('the switch of an account begins and ends the newsletter for its confirmed address, with no second link', async () => {
  const { token, email } = await harness.signUp();
  await harness.database.db.deleteFrom('emails').execute();
  expect(await readOwn(token)).toMatchObject({ status: 200, body: { subscribed: false } });
  // off as it was: nothing is kept of someone who wants nothing
  expect(await choose(token, false)).toMatchObject({ status: 200, body: { subscribed: false } });
  expect(await harness.database.db.selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([]);
  const answers = await Promise.all([choose(token, true), choose(token, true)]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { subscribed: true } });
  expect(await kinds()).toEqual([`newsletter-welcome to ${email}`, 'newsletter-subscriber to hello@padharo.example']);
  expect(await onList()).toEqual([email]);
  expect((await readOwn(token)).body).toEqual({ subscribed: true });
  expect(await choose(token, false)).toMatchObject({ status: 200, body: { subscribed: false } });
  expect(await onList()).toEqual([]);
  expect((await readOwn(token)).body).toEqual({ subscribed: false });
});

test('the switch and the links of emails mean the same subscription', async () => {
  const { token, email } = await harness.signUp();
  await subscribed(email);
  expect((await readOwn(token)).body).toEqual({ subscribed: true });
  await leave(await codeIn('newsletter-welcome', 'unsubscribe'));
  expect((await readOwn(token)).body).toEqual({ subscribed: false });
  await ask(email);
  const waiting = await codeIn('newsletter-confirmation', 'confirm');
  await choose(token, false);
  expect((await confirm(waiting)).status).toBe(400);
});

test('who plays with the switch gets no more than three welcomes an hour, and it still does what it says', async () => {
  const { token, email } = await harness.signUp();
  for (let time = 0; time < 5; time += 1) {
    await choose(token, false);
    await choose(token, true);
  }
  expect((await kinds()).filter((kind) => kind.startsWith('newsletter-welcome'))).toHaveLength(3);
  expect(await onList()).toEqual([email]);
});

test('an address that its account has not confirmed tells nothing and changes nothing', async () => {
  const { token, id, email } = await harness.signUp();
  await subscribed(email);
  await harness.database.db.updateTable('users').set({ confirmed: false }).where('id', '=', id).execute();
  const refusal = { status: 403, body: { error: { name: 'ForbiddenError' } } };
  expect(await readOwn(token)).toMatchObject(refusal);
  expect(await choose(token, false)).toMatchObject(refusal);
  expect(await onList()).toEqual([email]);
  expect((await harness.call('GET', '/api/newsletter/me')).status).toBe(401);
  expect((await harness.call('PUT', '/api/newsletter/me', { body: { subscribed: false } })).status).toBe(401);
});

test('what is neither on nor off is refused', async () => {
  const { token } = await harness.signUp();
  for (const value of ['true', 1, null]) {
    expect((await choose(token, value)).body.error?.message).toBe('subscribed must be a boolean');
  }
  expect((await choose(token, undefined)).body.error?.message).toBe('subscribed is a required field');
  expect(await onList()).toEqual([]);
});

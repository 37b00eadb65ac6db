import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clock } from '../../service/core/viewer.ts';
import { button, emailText, paragraph } from '../../service/emails/blocks.ts';
import { mailWorkerOf } from '../../service/emails/mail-worker.ts';
import { openMailbox } from '../../service/emails/mailbox.http.ts';
import { hasMailServerWorked } from '../../service/emails/outbox.ts';
import { requeueEmails } from '../../service/emails/requeue-emails.ts';
import { sendEmail } from '../../service/emails/send-email.ts';
import { type Email, writeEmail } from '../../service/emails/write-email.ts';
import { type Context, inTransaction } from '../../service/platform/context.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let server: SMTPServer;
let port: number;
const received: { to: string[]; raw: Buffer }[] = [];
/** What the server answers next to RCPT TO or to the message; undefined: it takes it. */
let answer: { at: 'recipient' | 'message'; code: number } | undefined;
const contexts: Context[] = [];

function refusal(code: number): Error {
  return Object.assign(new Error('not for <asha@example.in>'), { responseCode: code });
}

beforeAll(async () => {
  harness = await startHarness();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    onRcptTo: (_address, _session, done) => done(answer?.at === 'recipient' ? refusal(answer.code) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (answer?.at === 'message') return done(refusal(answer.code));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  port = address.port;
});
afterEach(() => {
  answer = undefined;
  received.length = 0;
});
afterAll(async () => {
  for (const { config } of contexts) mailWorkerOf(config).close();
  await new Promise<void>((resolve) => server.close(resolve));
  await harness.close();
});

/** A context whose emails go to that server, to files, or nowhere. */
function context(change: Partial<Context['config']>): Context {
  const ctx = harness.ctx(clock);
  const changed = { ...ctx, config: { ...ctx.config, ...change } };
  contexts.push(changed);
  return changed;
}

type EmailInput = Parameters<typeof emailText>[0];

const smtp = () => context({ smtpUrl: `smtp://127.0.0.1:${port}` });

function text({
  subject = 'Payment received: ₹1,58,710 – धन्यवाद',
  blocks = [paragraph('Paid & confirmed')],
  leave,
}: Partial<EmailInput>) {
  return emailText({ subject, blocks, preheader: '', title: 'Thanks', reason: 'You paid.', ...(leave && { leave }) });
}

async function write(ctx: Context, change: Partial<Email> = {}): Promise<{ emailId: number }> {
  const email: Email = {
    kind: 'payment-receipt',
    to: 'asha@example.in',
    ...text({}),
    ...change,
  };
  await inTransaction(ctx, (ctx) => writeEmail(ctx, email));
  return { emailId: (await harness.emails()).at(-1)?.id ?? 0 };
}

async function find(emailId: number) {
  return (await harness.emails()).find(({ id }) => id === emailId);
}

test('an email and its job are there when the transaction commits, and not before', async () => {
  const ctx = harness.ctx();
  const before = (await harness.emails()).length;
  const jobs = async () =>
    (await harness.database.pool.query(`select data from jobs.job where name = 'send-email'`)).rows;
  const failing = inTransaction(ctx, async (ctx) => {
    await writeEmail(ctx, { kind: 'refund-due', to: 'a@b.in', ...text({}) });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await harness.emails()).toHaveLength(before);
  const queued = (await jobs()).length;
  const { emailId } = await write(ctx);
  expect((await jobs()).slice(queued)).toEqual([{ data: { emailId, writtenAt: ctx.now.toISOString() } }]);
});

test('an email whose job was lost gets another after ten minutes, and only one', async () => {
  const began = harness.clock.now;
  const { emailId } = await write(harness.ctx());
  const lost = `name = 'send-email' and (data ->> 'emailId')::int = ${emailId}`;
  const jobs = async () => (await harness.database.pool.query(`select data from jobs.job where ${lost}`)).rows;
  await harness.database.pool.query(`delete from jobs.job where ${lost}`);
  await requeueEmails(harness.ctx(clock));
  expect(await jobs(), 'too early').toEqual([]);
  harness.clock.advance(600_000);
  expect(await requeueEmails(harness.ctx(clock))).toBeGreaterThan(0);
  expect(await jobs()).toEqual([{ data: { emailId, writtenAt: began.toISOString() } }]);
  expect(await requeueEmails(harness.ctx(clock)), 'again').toBe(0);
  harness.clock.now = began;
});

test('an email whose job was lost is found behind a thousand that have theirs', async () => {
  const { pool } = harness.database;
  const began = harness.clock.now;
  const { emailId } = await write(harness.ctx());
  const { rows } = await pool.query<{ id: number }>(
    `insert into emails (kind, recipient, subject, html, plain, message_id, created_at)
      select kind, recipient, subject, html, plain, message_id || n, created_at
      from emails, generate_series(1, 1001) n where id = $1 returning id`,
    [emailId],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `insert into jobs.job (name, data) select 'send-email', jsonb_build_object('emailId', id) from unnest($1::int[]) id`,
    [ids],
  );
  harness.clock.advance(600_000);
  await requeueEmails(harness.ctx(clock));
  const last = Math.max(...ids);
  await pool.query(`delete from jobs.job where name = 'send-email' and (data ->> 'emailId')::int = $1`, [last]);
  expect(await requeueEmails(harness.ctx(clock))).toBe(1);
  expect(await requeueEmails(harness.ctx(clock)), 'again').toBe(0);
  await pool.query('delete from emails where id = any($1::int[])', [ids]);
  harness.clock.now = began;
});

test('an email in the test mailbox does not count as sent; one accepted by a mail server does', async () => {
  const trial = context({ dataDir: join(harness.dataDir, 'trial') });
  const site = smtp();
  await sendEmail(trial, await write(trial));
  expect(await hasMailServerWorked(site)).toBe(false);
  await sendEmail(site, await write(site));
  expect([await hasMailServerWorked(site), await hasMailServerWorked(trial)]).toEqual([true, false]);
});

test('an email reaches the mail server with one Message-ID, one recipient, and a text and an HTML part', async () => {
  const ctx = smtp();
  const { emailId } = await write(ctx);
  await sendEmail(ctx, { emailId });
  expect(received).toHaveLength(1);
  const [{ to, raw } = { to: [], raw: Buffer.alloc(0) }] = received;
  expect(to).toEqual(['asha@example.in']);
  const parsed = await PostalMime.parse(raw);
  expect(raw.toString().match(/^Message-ID:/gim)).toHaveLength(1);
  expect(parsed).toMatchObject({
    messageId: (await find(emailId))?.message_id,
    subject: 'Payment received: ₹1,58,710 – धन्यवाद',
    from: { name: 'Padharo', address: 'bookings@padharo.example' },
    to: [{ address: 'asha@example.in' }],
  });
  expect(parsed.text?.trim()).toMatch(/^Thanks\s+Paid & confirmed\s+-- \s+You paid\.\s/);
  expect(parsed.messageId).toMatch(/^<[0-9a-f-]{36}@padharo\.test>$/);
  expect(parsed.html).toContain('>Paid &amp; confirmed</p>');
  expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('replies go to the person in whose name an email was written, otherwise to the operator', async () => {
  const ctx = smtp();
  await sendEmail(ctx, await write(ctx, { kind: 'enquiry', replyTo: 'ravi@example.in' }));
  await sendEmail(ctx, await write(ctx));
  const parsed = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
  expect(parsed.map(({ replyTo }) => replyTo?.map(({ address }) => address))).toEqual([['ravi@example.in'], undefined]);
});

test('only an email with an unsubscribe link offers one-click unsubscribe', async () => {
  const ctx = smtp();
  const unsubscribeUrl = 'http://padharo.test/newsletter/unsubscribe?code=abc';
  await sendEmail(ctx, await write(ctx, { kind: 'newsletter-welcome', ...text({ leave: unsubscribeUrl }) }));
  await sendEmail(ctx, await write(ctx));
  const headers = await Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).headers));
  const [first, second] = headers.map((list) => new Map(list.map(({ key, value }) => [key, value])));
  expect(first?.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
  expect(first?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(second?.has('list-unsubscribe')).toBe(false);
});

test('an email that was sent is not sent again', async () => {
  const ctx = smtp();
  const job = await write(ctx);
  await sendEmail(ctx, job);
  expect((await find(job.emailId))?.sent_at).toEqual(harness.clock.now);
  await sendEmail(ctx, job);
  await sendEmail(ctx, { emailId: 999_999 });
  expect(received).toHaveLength(1);
});

test('a temporary refusal fails the job without revealing the address; the next try sends the same message', async () => {
  const ctx = smtp();
  const job = await write(ctx);
  for (const at of ['recipient', 'message'] as const) {
    answer = { at, code: 451 };
    const error: unknown = await sendEmail(ctx, job).catch((error: unknown) => error);
    expect(String(error)).toMatch(/did not accept the email.*451/);
    expect(JSON.stringify([String(error), error])).not.toContain('asha@');
    expect((await find(job.emailId))?.sent_at).toBeNull();
  }
  answer = undefined;
  await sendEmail(ctx, job);
  expect(received).toHaveLength(1);
  const parsed = await PostalMime.parse(received[0]?.raw ?? '');
  expect(parsed.messageId).toBe((await find(job.emailId))?.message_id);
});

test('the queue tries again by itself after a temporary refusal', async () => {
  const other = await startHarness({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    answer = { at: 'recipient', code: 451 };
    await other.signUp();
    await other.startJobs();
    const state = async () =>
      (
        await other.database.pool.query(
          `select state, start_after > created_on + interval '5 seconds' as later from jobs.job where name = 'send-email'`,
        )
      ).rows[0];
    await expect.poll(state).toEqual({ state: 'retry', later: true });
    answer = undefined;
    await other.database.pool.query(`update jobs.job set start_after = now() where name = 'send-email'`);
    await expect.poll(() => received.length).toBe(1);
    await expect.poll(async () => (await other.emails())[0]?.sent_at).toEqual(other.clock.now);
    expect((await other.emails())[0]?.plain).toContain('/confirm-email?code=removed');
  } finally {
    mailWorkerOf(other.ctx().config).close();
    await other.close();
  }
});

test('a recipient refused for good is given up; a refused message is tried again', async () => {
  const ctx = smtp();
  const job = await write(ctx);
  answer = { at: 'message', code: 554 };
  await expect(sendEmail(ctx, job)).rejects.toThrow('554');
  answer = { at: 'recipient', code: 550 };
  await expect(sendEmail({ ...ctx, log: ctx.log.child({}, { level: 'silent' }) }, job)).resolves.toBeUndefined();
  expect((await find(job.emailId))?.sent_at).toBeNull();
  expect(received).toHaveLength(0);
});

test('an unreachable mail server fails the job', async () => {
  const ctx = context({ smtpUrl: 'smtp://127.0.0.1:1' });
  await expect(sendEmail(ctx, await write(ctx))).rejects.toThrow('did not accept the email');
});

test('nothing can add a header or a second recipient', async () => {
  const ctx = smtp();
  for (const to of [
    'a@b.in\r\nBcc: c@d.in',
    'a@b.in, c@d.in',
    'A <a@b.in>',
    'a@b.in\0',
    'a',
    '',
    `${'a'.repeat(400)}@b.in`,
  ]) {
    await expect(write(ctx, { to })).rejects.toThrow('email must be a valid email');
  }
  await sendEmail(ctx, await write(ctx, text({ subject: `Hello\r\nBcc: c@d.in\r\n\r\n\0${'x'.repeat(5_000)}` })));
  const [{ to, raw } = { to: [], raw: Buffer.alloc(0) }] = received;
  expect(to).toEqual(['asha@example.in']);
  const parsed = await PostalMime.parse(raw);
  expect(parsed.bcc ?? []).toEqual([]);
  expect(parsed.subject).toMatch(/^Hello Bcc: c@d\.in x+…$/);
});

test('one-time codes leave the database when their email leaves the site; payment links stay', async () => {
  const ctx = smtp();
  const link = 'http://padharo.test/reset-password?code=abc_-123';
  const linked = text({ blocks: [button(link, 'Open')] });
  const reset = await write(ctx, { kind: 'password-reset', ...linked });
  await sendEmail(ctx, reset);
  expect(received[0]?.raw.toString()).toContain('code=abc_-123');
  const stored = await find(reset.emailId);
  for (const part of [stored?.html, stored?.plain]) {
    expect(part).toContain('http://padharo.test/reset-password?code=removed');
    expect(part).not.toContain('abc_-123');
  }
  const receipt = await write(ctx, linked);
  await sendEmail(ctx, receipt);
  expect((await find(receipt.emailId))?.plain).toContain(link);
});

test('production without a mail server leaves emails waiting and says why', async () => {
  const ctx = context({ mode: 'production' });
  const job = await write(ctx);
  await expect(sendEmail(ctx, job)).rejects.toThrow('SMTP_URL is not set');
  expect((await find(job.emailId))?.sent_at).toBeNull();
});

test('elsewhere emails go to files, whole, and the mailbox shows them without running anything', async () => {
  const ctx = context({});
  const evil = '<script>alert(1)</script>';
  const first = await write(ctx);
  const second = await write(ctx, text({ subject: evil, blocks: [paragraph(evil)] }));
  // worse than any email of ours can be
  await harness.database.pool.query('update emails set html = $1 where id = $2', [
    `<p>${evil}"quoted"</p>`,
    second.emailId,
  ]);
  await sendEmail(ctx, first);
  await sendEmail(ctx, second);
  const names = await readdir(join(harness.dataDir, 'mailbox'));
  expect(names.sort()).toEqual([first, second].flatMap(({ emailId }) => [`${emailId}.eml`, `${emailId}.json`]).sort());
  const eml = await PostalMime.parse(await readFile(join(harness.dataDir, 'mailbox', `${first.emailId}.eml`)));
  expect(eml.subject).toBe('Payment received: ₹1,58,710 – धन्यवाद');
  expect(eml.text).toContain('Paid & confirmed');

  const app = Fastify();
  openMailbox(app, ctx.config);
  const list = await app.inject('/mailbox');
  expect(list.statusCode).toBe(200);
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  expect(list.body.indexOf(`/mailbox/${second.emailId}"`)).toBeLessThan(
    list.body.indexOf(`/mailbox/${first.emailId}"`),
  );
  const current = await app.inject(`/mailbox/${second.emailId}`);
  for (const { body } of [list, current]) expect(body).not.toContain('<script');
  expect(current.body).toContain('srcdoc="&lt;p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;quoted&quot;&lt;/p&gt;"');
  expect(current.body).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  for (const id of ['0', 'x', '..%2f..%2fsecret', `${first.emailId}.eml`]) {
    expect((await app.inject(`/mailbox/${id}`)).statusCode).toBe(404);
  }
  await app.close();
});

test('there is no mailbox page in production or with a mail server', async () => {
  for (const change of [{ mode: 'production' as const }, { smtpUrl: 'smtp://127.0.0.1:1' }]) {
    const app = Fastify();
    openMailbox(app, { ...harness.ctx().config, ...change });
    expect((await app.inject('/mailbox')).statusCode).toBe(404);
    await app.close();
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '../../service/core/viewer.ts';
import { writeDigest } from '../../service/emails/write-digest.ts';
import { operatorEmailLimits } from '../../service/emails/write-to-operator.ts';
import { saveEnquiry } from '../../service/enquiries/enquire.ts';
import { inTransaction } from '../../service/platform/context.ts';
import { book } from '../travellers.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());

const emailsOf = async (kind: string) => (await harness.emails()).filter((email) => email.kind === kind);
const digests = () => emailsOf('operator-digest');

type Account = Awaited<ReturnType<Attacked['signUp']>>;
/** Books, writes ten messages and cancels. Returns the status of each message. */
async function bookAndWrite({ token }: Account, from: string): Promise<number[]> {
  const { status, request } = await book(harness, token);
  expect(status).toBe(200);
  const statuses = [];
  for (let n = 1; n <= 10; n += 1) {
    const body = { text: `No. ${n}` };
    statuses.push(
      (await harness.ask('POST', `/api/bookings/${request.bookingId}/messages`, { body, token, from })).status,
    );
  }
  await harness.call('POST', `/api/bookings/${request.bookingId}/cancel`, { token });
  return statuses;
}

test('a traveller who books, writes ten messages and cancels, again and again, causes three operator emails and a digest', async () => {
  const stranger = await harness.signUp();
  const first = await bookAndWrite(stranger, '203.0.113.5');
  const second = await bookAndWrite(stranger, '203.0.113.5');
  const third = await bookAndWrite(stranger, '203.0.113.5');
  expect([...first, ...second, ...third]).toEqual(Array(30).fill(201));
  expect(await bookAndWrite(stranger, '203.0.113.5')).toEqual(Array(10).fill(429));
  expect(await emailsOf('message-to-operator')).toHaveLength(operatorEmailLimits.together);

  // another traveller's message is emailed at once
  const { token } = await harness.signUp();
  const { request } = await book(harness, token);
  await harness.call('POST', `/api/bookings/${request.bookingId}/messages`, {
    token,
    body: { text: 'Is there a lift?' },
  });
  expect((await emailsOf('message-to-operator')).at(-1)?.plain).toContain('Is there a lift?');

  await writeDigest(harness.ctx(clock));
  const [digest, ...more] = await digests();
  expect(more).toEqual([]);
  expect(digest?.subject).toContain('27');
  expect(digest?.plain.match(/Messages about booking BOOK_\w+/g)).toHaveLength(3);
  expect(digest?.plain).not.toContain('No. 4');
  await writeDigest(harness.ctx(clock));
  expect(await digests()).toHaveLength(1);
});

test('many accounts on one network write at most sixty messages an hour', async () => {
  harness.clock.advance(3_600_001);
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) statuses.push(...(await bookAndWrite(await harness.signUp(), '203.0.113.6')));
  expect(statuses.filter((status) => status === 201)).toHaveLength(60);
});

test('a flood of enquiries causes twenty emails an hour, and every enquiry is in the back office', async () => {
  harness.clock.advance(3_600_001);
  const before = (await emailsOf('enquiry')).length;
  for (let n = 0; n < 40; n += 1) {
    const network = `198.51.100.${Math.floor(n / 2)}`;
    const enquiry = { kind: 'contact', name: 'Ravi', email: `ravi${n}@example.in`, phone: null } as const;
    await inTransaction({ ...harness.ctx(), network }, (ctx) =>
      saveEnquiry(ctx, { ...enquiry, subject: 'Rooms', message: 'How much?' }, `question ${n}`),
    );
  }
  expect(await emailsOf('enquiry')).toHaveLength(before + operatorEmailLimits.ofKind);
  await writeDigest(harness.ctx(clock));
  expect((await digests()).at(-1)?.plain).toMatch(/Enquiries\W+20/);
  const { rows } = await harness.database.pool.query('select count(*)::int as n from enquiries');
  expect(rows).toEqual([{ n: 40 }]);
});

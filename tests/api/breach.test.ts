import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminForms } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let admin: ReturnType<typeof adminForms>;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  admin = adminForms(harness, await adminSession(harness, 'admin'));
});
afterAll(() => harness.close());

/** That many hours before now, as a field for date and time in India sends it. */
const hoursAgo = (hours: number) =>
  new Date(harness.clock.now.getTime() + (5.5 - hours) * 3_600_000).toISOString().slice(0, 16);

const page = (noticed: string) => admin.open(`/admin/personal-data/breach?${new URLSearchParams({ noticed })}`);

test('the page of a breach counts the hours of CERT-In and the Board, and fills the texts in', async () => {
  const { statusCode, body } = await page(hoursAgo(8));
  expect(statusCode).toBe(200);
  expect(body).toContain('2 hours late');
  expect(body).toContain('64 hours');
  for (const text of ['Email to the people concerned, in Hindi', 'हमें ', 'Cyber security incident', 'rule 7'])
    expect(body).toContain(text);
  expect(body).not.toMatch(/\{(?:officer|email|phone|company|noticed|site|verify)\}/);
});

test('a time in the future or no time at all is refused, without deadlines', async () => {
  for (const noticed of [hoursAgo(-2), 'yesterday', '2026-13-01T10:00']) {
    const { statusCode, body } = await page(noticed);
    expect(statusCode).toBe(200);
    expect(body).toContain('not in the future');
    expect(body).not.toContain('CERT-In, incident');
  }
});

test('support may not open it', async () => {
  const support = adminForms(harness, await adminSession(harness, 'support'));
  expect((await support.open('/admin/personal-data/breach')).statusCode).toBe(403);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminForms } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let admin: ReturnType<typeof adminForms>;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  admin = adminForms(harness, await adminSession(harness, 'admin'));
  await admin.send('/admin/first-steps', [['typed', 'empty the catalogue']]);
});
afterAll(() => harness.close());

/** What an empty list says, and where its one action leads. */
function emptyIn(html: string): { says: string; to: string | undefined } {
  const [, inside = ''] = /<div data-empty=""[^>]*>([\s\S]*?<\/div>[\s\S]*?)<\/div>/.exec(html) ?? [];
  const [says = '', action = ''] = inside.split('</div>');
  const links = [...action.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
  expect(links.length).toBeLessThanOrEqual(1);
  return { says: says.replaceAll(/<[^>]*>/g, ''), to: links[0] };
}

const lists = [
  '/admin/bookings',
  '/admin/inbox',
  '/admin/inbox/replies',
  '/admin/calendar',
  '/admin/calendar/rules',
  '/admin/calendar/tape',
  '/admin/day-sheet',
  '/admin/enquiries',
  '/admin/reviews',
  '/admin/reports',
  '/admin/content/stay',
  '/admin/content/room-type',
  '/admin/content/attraction',
  '/admin/content/tour-package',
  '/admin/content/car-rental',
  '/admin/content/review',
  '/admin/proposals',
  '/admin/newsletter',
  '/admin/partners',
  '/admin/payouts',
  '/admin/personal-data',
  '/admin/settings/search-engines',
  '/admin/settings/api-tokens',
  '/admin/settings/webhooks',
];

test.each(lists)('%s says what will be there and offers the action that begins it', async (path) => {
  const { statusCode, body } = await admin.open(path);
  expect(statusCode).toBe(200);
  const { says, to } = emptyIn(body);
  expect(says).toMatch(/^[A-Z].*\.$/);
  expect(to).toBeDefined();
  const [page = '', form] = (to ?? '').split('#');
  if (form) expect(body).toContain(`id="${form}"`);
  else expect((await admin.open(page)).statusCode, page).toBe(200);
});

const searches = [
  '/admin/bookings?words=nobody',
  '/admin/enquiries?words=nobody',
  '/admin/content/stay?words=nobody',
  '/admin/newsletter?words=nobody',
  '/admin/partners?words=nobody',
  '/admin/calendar?product=nobody',
  '/admin/reviews?state=hidden',
  '/admin/audit?action=nobody',
  '/admin/inbox?state=done',
];

test.each(searches)('%s offers to clear the filter', async (address) => {
  const { says, to } = emptyIn((await admin.open(address)).body);
  expect(says).toMatch(/\.$/);
  expect(to).toBe(address.replace(/\?.*/, ''));
});

test('a page that is refused, unknown or failed keeps the navigation', async () => {
  const support = adminForms(harness, await adminSession(harness, 'support'));
  const refused = await support.open('/admin/settings/webhooks');
  const unknown = await admin.open('/admin/nothing');
  await harness.database.db.schema.alterTable('webhooks').renameTo('webhooks_away').execute();
  const failed = await admin.open('/admin/settings/webhooks');
  await harness.database.db.schema.alterTable('webhooks_away').renameTo('webhooks').execute();
  for (const [answer, status] of [
    [refused, 403],
    [unknown, 404],
    [failed, 500],
  ] as const) {
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain('href="/admin/bookings"');
    expect(answer.body).toContain('Go to Today');
  }
});

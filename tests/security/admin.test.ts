import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffRoles } from '../../service/accounts/staff/staff.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ PUBLIC_URL: 'https://padharo.test' }, { pages: true });
});
afterAll(() => harness.close());

const origin = 'https://padharo.test';
const form = 'application/x-www-form-urlencoded';

async function ask(method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, payload?: string) {
  const answer = await harness.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
}

test('people who are not signed in get the sign-in page and then return to the page they wanted, on this site only', async () => {
  for (const path of ['/admin/today', '/admin/audit?action=invite', '/admin/staff', '/admin/nowhere']) {
    const { status, headers } = await ask('GET', path);
    expect([status, headers['location']]).toEqual([302, `/admin/login?${new URLSearchParams({ to: path })}`]);
  }
  const cookie = await adminSession(harness, 'admin');
  for (const to of [
    '//evil.example',
    'https://evil.example',
    '/admin//evil',
    '/adminevil',
    '/\\evil.example',
    '/stays',
  ])
    expect((await ask('GET', `/admin/login?${new URLSearchParams({ to })}`, { cookie })).headers['location']).toMatch(
      /^\/admin\/(?:today|evil)$/,
    );
});

test('a page that is refused or not found keeps the navigation', async () => {
  const cookie = await adminSession(harness, 'support');
  for (const [path, status, title] of [
    ['/admin/nowhere', 404, 'Not found'],
    ['/admin/bookings/BOOK_0', 404, 'Not found'],
    ['/admin/audit', 403, 'Your role does not have access'],
  ] as const) {
    const answer = await ask('GET', path, { cookie });
    expect([answer.status, answer.body.includes(`<h1 class="text-3xl">${title}</h1>`)], path).toEqual([status, true]);
    expect(answer.body, path).toContain('href="/admin/bookings"');
  }
});

test('no answer is cached, indexed, framed by another site, or runs a foreign script', async () => {
  const cookie = await adminSession(harness, 'admin');
  for (const path of ['/admin/login', '/admin/today', '/admin/today.data', '/admin/nowhere', '/admin/welcome?code=x']) {
    const { headers } = await ask('GET', path, { cookie });
    expect([headers['cache-control'], headers['x-robots-tag']], path).toEqual(['no-store', 'noindex, nofollow']);
    if (String(headers['content-type']).includes('html'))
      expect(headers['content-security-policy'], path).toMatch(/script-src 'self' 'sha256.*frame-ancestors 'none'/);
  }
  expect((await ask('GET', '/admin/welcome?code=x')).headers['referrer-policy']).toBe('no-referrer');
  expect((await ask('GET', '/robots.txt')).body).toContain('Disallow: /admin\n');
  expect((await ask('GET', '/sitemap.xml')).body).not.toContain('/admin');
});

test('a form posted from another site does nothing, and a form of this site works', async () => {
  const cookie = await adminSession(harness, 'admin');
  const invite = (headers: Record<string, string>, email: string) =>
    ask('POST', '/admin/staff', { 'content-type': form, cookie, ...headers }, `do=invite&role=editor&email=${email}`);
  const strangers: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'https://padharo.test.evil.example' },
    { origin: 'http://padharo.test' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of strangers)
    expect((await invite(headers, 'evil@example.in')).status, JSON.stringify(headers)).toBe(403);
  expect((await harness.emails()).map(({ recipient }) => recipient)).not.toContain('evil@example.in');
  const done = await invite({ origin }, 'meera@example.in');
  expect([done.status, done.headers['location']]).toEqual([302, '/admin/staff']);
  const flash = String(done.headers['set-cookie']).split(';')[0] ?? '';
  const next = await ask('GET', '/admin/staff', { cookie: `${cookie}; ${flash}` });
  expect(next.body).toContain('Invitation sent to meera@example.in');
  expect(String(next.headers['set-cookie'])).toContain('said=; Path=/admin; Max-Age=0');
  expect((await harness.emails()).at(-1)).toMatchObject({ recipient: 'meera@example.in' });
  const wrong = await invite({ origin }, 'nobody');
  expect([wrong.status, wrong.body.includes('Enter a valid email address.')]).toEqual([400, true]);
});

test('the session cookie goes only over TLS, only to the back office, and no script reads it', async () => {
  const cookie = await adminSession(harness, 'editor');
  const out = await ask('POST', '/admin/logout', { cookie, origin, 'content-type': form }, '');
  expect(out.headers['set-cookie']).toBe('desk=; Path=/admin; Max-Age=0; HttpOnly; SameSite=Strict; Secure');
  expect((await ask('GET', '/admin/today', { cookie })).status).toBe(302);
});

test('people who follow a link from another site confirm once more on a page of this site', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const { status, body } = await ask('GET', '/admin/staff', headers);
  expect([status, body.includes('http-equiv="refresh" content="0"')]).toEqual([200, true]);
});

test.each(staffRoles)('%s sees only the pages of the role, and the server refuses the rest', async (role) => {
  const cookie = await adminSession(harness, role);
  const today = await ask('GET', '/admin/today', { cookie });
  expect(today.status).toBe(200);
  for (const path of ['/admin/staff', '/admin/audit']) {
    const { status, body } = await ask('GET', path, { cookie });
    expect(status, path).toBe(role === 'admin' ? 200 : 403);
    expect(today.body.includes(`href="${path}"`), path).toBe(role === 'admin');
    if (role !== 'admin') expect(body).toContain('Your role does not have access');
  }
  const checksIn = ['partner', 'support', 'admin'].includes(role);
  expect((await ask('GET', '/admin/redeem', { cookie })).status).toBe(checksIn ? 200 : 403);
  const used = await ask('POST', '/admin/redeem', { cookie, origin, 'content-type': form }, 'code=/verify/x');
  expect([used.status, used.body.includes('This is not one of our vouchers')]).toEqual([
    checksIn ? 404 : 403,
    checksIn,
  ]);
  expect((await ask('GET', '/admin/rights', { cookie })).body).toContain('manage staff');
  const sent = await ask(
    'POST',
    '/admin/staff',
    { cookie, origin, 'content-type': form },
    'do=invite&role=admin&email=x@y.in',
  );
  expect(sent.status).toBe(role === 'admin' ? 302 : 403);
});

test('hostile input is refused or shown as plain text', async () => {
  const cookie = await adminSession(harness, 'admin');
  const odd = ['%00', '%ff%fe', "'%20or%201=1--", '%25', '%3Cscript%3Ealert(1)%3C/script%3E', 'a'.repeat(900)];
  for (const text of odd)
    for (const path of [`/admin/audit?staff=${text}&after=${text}&action=${text}&sort=${text}`, `/admin/${text}`]) {
      const { status, body } = await ask('GET', path, { cookie });
      expect(status, path).toBeLessThan(500);
      expect(body).not.toContain('<script>alert');
    }
  const post = (payload: string, type = form) =>
    ask('POST', '/admin/staff', { cookie, origin, 'content-type': type }, payload);
  expect((await post('do=remove&of=NaN')).status).toBeLessThan(500);
  expect((await post('do=role&of=99999999999999999999&role=admin')).status).toBeLessThan(500);
  for (const of of ['-1', '99999999999', '%00']) expect((await post(`do=withdraw&of=${of}`)).status).toBe(404);
  expect((await post(`email=${'x'.repeat(600_000)}`)).status).toBe(413);
  expect((await post('{"do":"invite"}', 'application/json')).status).toBe(400);
});

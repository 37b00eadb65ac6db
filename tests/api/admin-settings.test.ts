import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleEmails } from '../../backoffice/server/sample-emails.ts';
import { operator } from '../../service/core/viewer.ts';
import { testGatewayKeys } from '../../service/payments/test-gateway-keys.ts';
import { adminForms, fieldsIn, withValues } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';
import { book, stayItem } from '../travellers.ts';

let harness: Harness;
let admin: ReturnType<typeof adminForms>;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  admin = adminForms(harness, await adminSession(harness, 'admin'));
});
afterAll(() => harness.close());

const liveKeys = { keyId: 'rzp_live_1', keySecret: 'x', webhookSecret: 'y', url: 'https://pay.example' };
const page = (name: string) => `/admin/settings/${name}`;

/** Saves a form of a page of the settings with other values, as someone who opened it just now. */
async function save(name: string, form: string, values: Readonly<Record<string, string>>) {
  const { body } = await admin.open(page(name));
  return admin.send(page(name), [...withValues(fieldsIn(body, form), values), ['do', form]]);
}

async function stored(key: string) {
  const { body } = await harness.call('GET', `/api/settings?filters[key][$eq]=${key}`);
  return body.data[0]?.value;
}

async function lastAudit() {
  const { rows } = await harness.database.pool.query(
    'select actor, action, subject_type, before, after from audit_rows order by id desc limit 1',
  );
  return rows[0];
}

/** What is wrong with a field, as its page shows it. */
function errorBy(html: string, field: string): string | undefined {
  const controls = html.matchAll(
    new RegExp(`<(?:input|textarea|select)[^>]*name="${field.replaceAll('.', '\\.')}"[^>]*>`, 'g'),
  );
  const ids = [...controls].flatMap(([control]) => /aria-describedby="([^"]*-error)/.exec(control)?.[1] ?? []);
  return ids[0] && new RegExp(`id="${ids[0]}"[^>]*>([^<]*)`).exec(html)?.[1];
}

test('what is saved of the company is on the site with the next request, and in the audit with what it was', async () => {
  expect((await admin.open('/admin/settings')).body).toContain(page('company'));
  expect((await harness.app.inject({ method: 'GET', url: '/contact' })).body).not.toContain('+91 98765 43210');
  const saved = await save('company', 'contact', {
    phone: '+91 98765 43210',
    gstin: '05aapfu0939f1z1',
    'officer.name': 'Meera Nair',
    'hours.2.days': 'Diwali',
    'hours.2.open': 'closed',
  });
  expect(saved.statusCode, errorBy(saved.body, 'gstin')).toBe(302);
  expect((await harness.app.inject({ method: 'GET', url: '/contact' })).body).toContain('+91 98765 43210');
  expect(await stored('contact')).toMatchObject({
    phone: '+91 98765 43210',
    gstin: '05AAPFU0939F1Z1',
    gstState: 'Uttarakhand',
    grievanceOfficer: { name: 'Meera Nair' },
    hours: [{ days: 'Mon-Fri' }, { days: 'Sat-Sun' }, { days: 'Diwali', open: 'closed' }],
  });
  const row = await lastAudit();
  expect(row).toMatchObject({
    action: 'update',
    subject_type: 'setting',
    before: { value: { phone: '+91 00000 00000' } },
  });
  expect(row.after.value.phone).toBe('+91 98765 43210');
});

test('what the site is called stands on its pages and emails, and with whom travellers pay', async () => {
  const { name } = (await stored('contact')) as { name: string };
  await save('company', 'contact', { name: 'Neem & <b>Sons</b>' });
  const pages = ['/', '/stays', '/cart', '/saved'].map((url) => harness.app.inject({ method: 'GET', url }));
  for (const { body } of await Promise.all(pages)) {
    const titled = body.replace(/<script.*?<\/script>/gs, '');
    expect(titled).toContain('<meta property="og:site_name" content="Neem &amp; &lt;b&gt;Sons&lt;/b&gt;"/>');
    expect(titled).not.toContain('Padharo');
  }
  expect((await harness.app.inject({ method: 'GET', url: '/saved' })).body).toContain(
    '<title>Saved · Neem &amp; &lt;b&gt;',
  );
  for (const [path, title] of [
    ['/admin/settings/company', 'Business details'],
    ['/admin/none-such', 'Not found'],
  ] as const)
    expect((await admin.open(path)).body).toContain(`<title>${title} · Neem &amp; &lt;b&gt;Sons&lt;/b&gt;</title>`);
  expect((await harness.app.inject({ method: 'GET', url: '/admin/login' })).body).toContain(
    '<title>Sign in to Padharo Admin · Neem &amp; &lt;b&gt;',
  );
  expect((await admin.open('/admin/settings/emails')).body).toContain('You are invited to join Neem &amp; &lt;b&gt;');
  await admin.send('/admin/settings/emails/staff-invitation', [['do', 'send']]);
  const email = (await harness.emails()).at(-1);
  expect(email?.subject).toBe('Test: You are invited to join Neem & <b>Sons</b>');
  expect(email?.plain).toContain('an admin of Neem & <b>Sons</b>');
  expect(email?.html).toContain('an admin of Neem &amp; &lt;b&gt;Sons&lt;/b&gt;');
  for (const text of [email?.html, email?.plain]) expect(text).not.toMatch(/Padharo|\{house\}|<b>Sons.*<\/html>/s);
  const { token } = await harness.signUp();
  const booked = await book(harness, token, [stayItem()]);
  const { search } = new URL(booked.body.paymentLink);
  const { body } = await harness.call('GET', `/api/payments/${booked.body.bookingId}${search}`);
  expect(new URL(body.upi.link).searchParams.get('pn')).toBe('Neem & <b>Sons</b>');
  await save('company', 'contact', { name });
});

test.each([
  ['gstin', '05AAPFU0939F1Z2', 'This GSTIN cannot be right'],
  ['email', 'nobody', 'Enter a valid email address.'],
  ['name', '', 'Fill this in.'],
  ['latitude', 'north', 'Enter a number.'],
  ['hours.1.open', '', 'Fill this in.'],
  ['whatsapp', '98765', 'Enter the number with its country code'],
])('of a contact a wrong %s is said by its field, and nothing is saved', async (field, value, words) => {
  const before = await stored('contact');
  const refused = await save('company', 'contact', { [field]: value, phone: '+91 11111 11111' });
  expect(refused.statusCode).toBe(400);
  expect(errorBy(refused.body, field)).toContain(words);
  expect(fieldsIn(refused.body, 'contact')).toContainEqual(['phone', '+91 11111 11111']);
  expect(await stored('contact')).toEqual(before);
});

test('of two who save the same the second is told; an emptied row is taken out', async () => {
  const { body } = await admin.open(page('company'));
  const fields = fieldsIn(body, 'heroClaims');
  const send = (values: Record<string, string>) =>
    admin.send(page('company'), [...withValues(fields, values), ['do', 'heroClaims']]);
  expect((await send({ 'heroClaims.0.figure': '', 'heroClaims.0.label': '' })).statusCode).toBe(302);
  expect(await stored('hero-claims')).toHaveLength(5);
  const second = await send({ 'heroClaims.1.figure': '7' });
  expect(second.statusCode).toBe(409);
  expect(second.body).toContain('Someone else has saved this');
  expect(await stored('hero-claims')).toHaveLength(5);
});

test('a set of tax rules is looked at, switched on from a day, and what others saved in the meantime is not lost', async () => {
  const query = new URLSearchParams({ do: 'switch', set: 'India 2025', from: '2026-12-01' });
  const looked = await admin.open(`${page('tax')}?${query}`);
  expect(looked.statusCode).toBe(200);
  const shown = looked.body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  // ₹7,400 and fees of ₹1,000: 18 % of all, or 5 % and of the service fee 18 %
  expect(shown).toContain('GST (18%) ₹1,512 ₹9,912 GST (5%) ₹395 GST (18%) ₹90 ₹8,885');
  const before = await stored('tax-rules');
  expect(before).toHaveLength(1);
  const sent = fieldsIn(looked.body);
  expect((await admin.send(page('tax'), withValues(sent, { from: '2026-11-01' }))).body).toContain(
    'today or a later date',
  );
  const saved = await admin.send(page('tax'), sent);
  expect(saved.statusCode).toBe(302);
  expect(await stored('tax-rules')).toHaveLength(9);
  expect(await lastAudit()).toMatchObject({ action: 'update', before: { value: before } });
  const late = await admin.send(page('tax'), sent);
  expect(late.statusCode).toBe(409);
  expect(await stored('tax-rules')).toHaveLength(9);
  const { body } = await admin.open(`${page('tax')}?do=rule&supply=tour&percent=101&name=GST&from=2026-12-01`);
  expect(errorBy(body, 'percent')).toBe('Enter 100 or less.');
});

test('pages of the settings are for those who may change what they hold', async () => {
  for (const [role, status] of [
    ['editor', 403],
    ['support', 403],
    ['partner', 403],
  ] as const) {
    const { open, send } = adminForms(harness, await adminSession(harness, role));
    expect((await open(page('tax'))).statusCode, role).toBe(status);
    expect((await send(page('tax'), [['do', 'switch']])).statusCode, role).toBe(status);
    expect((await open(page('company'))).statusCode, role).toBe(role === 'editor' ? 200 : 403);
  }
});

test('a policy of the site is made, changed while products name it, and then not taken out', async () => {
  const step = { 'steps.0.number': '30', 'steps.0.unit': 'days', 'steps.0.percent': '100' };
  const empty = await save('cancellation', 'add', { name: 'safari' });
  expect(empty.statusCode, 'nothing comes back is a policy').toBe(302);
  const again = await save('cancellation', 'add', { name: 'safari', ...step });
  expect(errorBy(again.body, 'name')).toBe('A policy with this name already exists.');
  const wrong = await save('cancellation', 'save', { ...step, 'steps.1.number': '60', 'steps.1.percent': '100' });
  expect(errorBy(wrong.body, 'steps.0.percent')).toContain('Each step must be closer to the start');
  const changed = await save('cancellation', 'save', {
    ...step,
    'steps.1.number': '36',
    'steps.1.unit': 'hours',
    'steps.1.percent': '40',
  });
  expect(changed.statusCode, changed.body.match(/role="alert"[^>]*>([^<]*)/)?.[1]).toBe(302);
  const policy = {
    name: 'safari',
    steps: [
      { hoursBefore: 720, percent: 100 },
      { hoursBefore: 36, percent: 40 },
    ],
  };
  expect(await stored('cancellation-policies')).toEqual([policy]);
  await harness.database.pool.query(`update stays set cancellation_policy = 'safari' where slug = 'lake-house'`);
  expect((await admin.open(page('cancellation'))).body).toContain('Used by Stay: 1');
  const removed = await save('cancellation', 'remove', {});
  expect(removed.body).toContain('Must keep policies that products use: safari');
  expect(await stored('cancellation-policies')).toEqual([policy]);
});

test('fees of their own for hostels hold for a bunk, and a type stands in one entry', async () => {
  const bunk = 'A bunk at ₹750 + ₹500 cleaning fee + ₹500 service fee + ₹315 tax = ₹2,065';
  expect((await admin.open(page('fees'))).body).toContain(bunk);
  const { body } = await admin.open(page('fees'));
  const form = (at: string, values: Record<string, string>) =>
    admin.send(page('fees'), [...Object.entries({ version: fieldsIn(body)[0]?.[1] ?? '', at, do: 'save', ...values })]);
  const fees = { 'cleaning.amount': '0', 'service.percent': '5', 'service.cap': '100' };
  expect((await form('1', { ...fees, 'type.*': 'yes' })).body).toContain(
    'Another entry already covers all other types.',
  );
  const both = await form('1', { ...fees, 'service.amount': '5', 'type.Hostels': 'yes' });
  expect(errorBy(both.body, 'service.amount')).toContain('Enter an amount in rupees, or a percentage');
  expect((await form('1', { ...fees, 'type.Hostels': 'yes' })).statusCode).toBe(302);
  expect(await stored('stay-fees')).toMatchObject([
    { propertyTypes: ['*'] },
    { propertyTypes: ['Hostels'], cleaning: { amount: 0 }, service: { percent: 5, cap: 100 } },
  ]);
  expect((await admin.open(page('fees'))).body).toContain('A bunk at ₹750 + ₹38 service fee + ₹142 tax = ₹930');
});

test('limits are numbers within their bounds', async () => {
  expect(errorBy((await save('limits', 'limits', { nights: '91' })).body, 'nights')).toBe('Enter 90 or less.');
  expect(errorBy((await save('limits', 'limits', { leastShare: '' })).body, 'leastShare')).toBe('Fill this in.');
  expect((await save('limits', 'limits', { nights: '14' })).statusCode).toBe(302);
  expect(await stored('booking-limits')).toMatchObject({ nights: 14, rentalDays: 60 });
});

test('the grace for late payments is a number of minutes, beside the limits', async () => {
  const wrong = await save('limits', 'latePayments', { graceMinutes: '1441' });
  expect(errorBy(wrong.body, 'graceMinutes')).toBe('Enter 1440 or less.');
  expect((await save('limits', 'latePayments', { graceMinutes: '45' })).statusCode).toBe(302);
  expect(await stored('late-payments')).toEqual({ graceMinutes: 45 });
  expect((await admin.open(page('limits'))).body).toContain('value="45"');
});

const secretIn = (html: string) => /<code[^>]*>([^<]+)<\/code>/.exec(html)?.[1] ?? '';

test('an API token is made with what is ticked, shown once, works, and ends', async () => {
  const wrong = await save('api-tokens', 'make', { name: '', may: 'ticked' });
  expect(errorBy(wrong.body, 'name')).toContain('Enter a name');
  expect(errorBy((await save('api-tokens', 'make', { name: 'Sheet', may: 'ticked' })).body, 'may')).toContain('Tick');
  const made = await save('api-tokens', 'make', {
    name: 'Sheet',
    may: 'ticked',
    'scope.stay.find': 'yes',
    until: '2026-12-31',
  });
  expect(made.statusCode).toBe(200);
  const token = secretIn(made.body);
  const read = (path: string) => harness.call('GET', path, { token });
  expect((await read('/api/stays')).status).toBe(200);
  expect((await read('/api/destinations')).status).toBe(403);
  const { body } = await admin.open(page('api-tokens'));
  expect(body).not.toContain(token);
  expect(body).toContain('stay: find');
  expect((await admin.send(page('api-tokens'), fieldsIn(body, 'revoke').concat([['do', 'revoke']]))).statusCode).toBe(
    302,
  );
  expect((await read('/api/stays')).status).toBe(401);
});

test('a webhook is added, changed, given another secret, and deleted; its log shows what it was sent', async () => {
  const url = 'https://hooks.example.com/padharo';
  const bad = await admin.send(page('webhooks'), Object.entries({ name: 'Ledger', url: 'http://localhost/x' }));
  expect(bad.statusCode).toBe(400);
  const made = await admin.send(page('webhooks'), Object.entries({ name: 'Ledger', url, 'event.entry.update': 'yes' }));
  expect(made.statusCode).toBe(200);
  const one = /\/admin\/settings\/webhooks\/([\w-]+)"/.exec(made.body)?.[1] ?? '';
  const at = page(`webhooks/${one}`);
  const renewed = await admin.send(at, [['do', 'secret']]);
  expect(secretIn(renewed.body)).not.toBe(secretIn(made.body));
  expect((await save('limits', 'limits', { nights: '15' })).statusCode).toBe(302);
  const { body } = await admin.open(at);
  expect(body).toContain('entry.update');
  const delivery = /\?delivery=([\w-]+)/.exec(body)?.[1] ?? '';
  expect((await admin.open(`${at}?delivery=${delivery}`)).body).toContain('&quot;event&quot;:&quot;entry.update&quot;');
  expect((await admin.open(`${at}?delivery=none`)).statusCode).toBe(404);
  expect((await admin.send(at, [...Object.entries({ do: 'again', of: delivery })])).statusCode).toBe(302);
  const fields = fieldsIn((await admin.open(at)).body, 'save');
  expect((await admin.send(at, [...withValues(fields, { off: 'yes' }), ['do', 'save']])).statusCode).toBe(302);
  expect((await admin.open(page('webhooks'))).body).toContain('>off<');
  expect((await admin.send(at, [['do', 'delete']])).statusCode).toBe(302);
  expect((await admin.open(at)).statusCode).toBe(404);
});

test('a test payment asks the test gateway; no key stands on the page', async () => {
  const { body } = await admin.open(page('payments'));
  expect(body).toContain('The built-in test gateway (test mode)');
  const made = await admin.send(page('payments'), []);
  expect(made.statusCode).toBe(302);
  expect(await lastAudit()).toMatchObject({
    action: 'test payment',
    after: { reference: expect.stringMatching(/^test_/) },
  });
  const { config } = harness.ctx();
  const gateways = { ...config.gateways, razorpay: liveKeys };
  const live = { ...harness.ctx(operator), config: { ...config, testPayments: false, gateways } };
  await expect(testGatewayKeys(live)).rejects.toThrow('a test payment would be real');
  await expect(testGatewayKeys({ ...live, config: { ...live.config, gateways: config.gateways } })).rejects.toThrow(
    'No gateway',
  );
});

test('every email has a preview, and a test of it goes to the caller alone', async () => {
  const { body } = await admin.open(page('emails'));
  const kinds = [...body.matchAll(/\/admin\/settings\/emails\/([\w-]+)"/g)].map(([, kind = '']) => kind);
  expect(kinds.sort()).toEqual(Object.keys(sampleEmails('https://padharo.test')).sort());
  const preview = await admin.open(page('emails/booking-confirmation'));
  expect(/<iframe[^>]*>/.exec(preview.body)?.[0]).toMatch(/sandbox=""/);
  expect(preview.body).toContain('Ganga Kinare');
  expect((await admin.send(page('emails/booking-confirmation'), [['do', 'send']])).statusCode).toBe(302);
  const { rows } = await harness.database.pool.query(
    'select kind, recipient, subject from emails order by id desc limit 1',
  );
  expect(rows[0]).toMatchObject({
    kind: 'booking-confirmation',
    recipient: 'admin@desk.example.in',
    subject: expect.stringMatching(/^Test: /),
  });
  expect((await admin.open(page('emails/nothing'))).statusCode).toBe(404);
});

test('an old address leads to the new one where the storefront has no page, in no ring and to no other house unmeant', async () => {
  const ask = (url: string) => harness.app.inject({ method: 'GET', url });
  const redirect = (values: Record<string, string>) => save('search-engines', 'redirect', values);
  expect((await ask('/old-goa')).statusCode).toBe(404);
  expect((await redirect({ path: '/old-goa/', target: '/stays?location=Goa' })).statusCode).toBe(302);
  const sent = await ask('/old-goa?from=mail');
  expect([sent.statusCode, sent.headers.location]).toEqual([301, '/stays?location=Goa']);
  expect((await redirect({ path: '/older', target: '/old-goa', how: '302' })).statusCode).toBe(302);
  expect([(await ask('/older')).statusCode, (await ask('/older')).headers.location]).toEqual([
    302,
    '/stays?location=Goa',
  ]);
  for (const [field, values, words] of [
    ['target', { path: '/stays-in', target: '/stays-in' }, 'leads back'],
    ['target', { path: '/old-goa', target: '/older' }, 'leads back'],
    ['target', { path: '/x', target: 'https://evil.example/' }, 'another website'],
    ['target', { path: '/x', target: '//evil.example', elsewhere: 'yes' }, 'Enter a path'],
    ['path', { path: '/admin/x', target: '/stays' }, 'already uses this address'],
  ] as const)
    expect(errorBy((await redirect(values)).body, field), `${values.path} ${values.target}`).toContain(words);
  expect((await redirect({ path: '/contact-us', target: '/stays' })).statusCode).toBe(302);
  expect((await ask('/contact-us')).statusCode).toBe(200);
  const list = fieldsIn((await admin.open(`${page('search-engines')}?words=older`)).body, 'remove');
  expect((await admin.send(page('search-engines'), [...list, ['do', 'remove']])).statusCode).toBe(302);
  expect((await ask('/older')).statusCode).toBe(404);
});

test('search engines are sent away and told what to leave out', async () => {
  const robots = async () => (await harness.app.inject({ method: 'GET', url: '/robots.txt' })).body;
  expect(await robots()).not.toContain('Disallow: /\n');
  expect(errorBy((await save('search-engines', 'engines', { disallow: 'draft' })).body, 'disallow')).toContain('slash');
  const fields = fieldsIn((await admin.open(page('search-engines'))).body, 'engines').filter(
    ([name]) => name !== 'listed',
  );
  const off = await admin.send(page('search-engines'), [
    ...withValues(fields, { disallow: '/draft\n/test' }),
    ['do', 'engines'],
  ]);
  expect(off.statusCode).toBe(302);
  expect(await robots()).toContain('Disallow: /\nDisallow: /draft\nDisallow: /test\n');
});

test('security.txt names whom to tell about a security problem, for the next half year', async () => {
  const { statusCode, headers, body } = await harness.app.inject({ url: '/.well-known/security.txt' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const email = /^Contact: mailto:(\S+)$/m.exec(body)?.[1] ?? '';
  expect((await harness.app.inject({ url: '/contact-us' })).body).toContain(`mailto:${email}`);
  const expires = new Date(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
  const days = (expires.getTime() - harness.clock.now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(366);
  expect(body).toContain('Canonical: http://padharo.test/.well-known/security.txt\n');
});

test('a transfer of an amount that can be read in two ways is refused, and nothing is recorded', async () => {
  const { token } = await harness.signUp();
  const { bookingId } = (await book(harness, token, [stayItem()])).body;
  const record = (amount: string) =>
    admin.send(`/admin/bookings/${bookingId}`, [
      ['do', 'upi'],
      ['transferId', 'UTR0000000001'],
      ['amount', amount],
    ]);
  const recorded = async () =>
    (await harness.database.pool.query('select amount_paise from payments where method = $1', ['upi'])).rows;
  expect((await record('1.450')).body).toContain('Enter an amount in rupees, such as 1450 or 1450.50');
  expect(await recorded()).toEqual([]);
  await record('1450,50');
  expect((await recorded()).map(({ amount_paise }) => Number(amount_paise))).toEqual([145_050]);
});

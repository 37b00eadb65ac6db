import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminForms, fieldsIn, withValues } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let admin: ReturnType<typeof adminForms>;
beforeAll(async () => {
  const environment = { UPI_ID: 'kite@okbank', SMTP_URL: 'smtp://127.0.0.1:1' };
  harness = await startHarness(environment, { pages: true });
  admin = adminForms(harness, await adminSession(harness, 'admin'));
});
afterAll(() => harness.close());

const guide = '/admin/first-steps';
const namesGuide = async (path: string) => (await admin.open(path)).body.includes(`href="${guide}"`);

test('the guide leads to each page and back, folds away what is done, and leaves when all is done', async () => {
  const begun = (await admin.open(guide)).body;
  expect(begun).toContain('href="/admin/settings/company?guide"');
  expect(begun).toMatch(/<progress[^>]*max="8"[^>]*value="1"/);
  expect(begun).toMatch(/<details>.*1 step done.*Your UPI ID/s);
  expect((await admin.open('/admin/settings/company?guide')).body).toContain('← <!-- -->Setup guide');
  expect((await admin.open('/admin/settings/company')).body).not.toContain('← <!-- -->Setup guide');

  const company = fieldsIn((await admin.open('/admin/settings/company')).body, 'contact');
  const ours = {
    name: 'Kite Travels',
    phone: '+91 98765 43210',
    email: 'desk@kite.example',
    address: '1 Mall Road, Goa',
    gstin: '27AAPFU0939F1ZV',
  };
  const saved = await admin.send('/admin/settings/company?guide', [...withValues(company, ours), ['do', 'contact']]);
  expect(saved.headers.location).toMatch(/\?guide/);
  await admin.send(guide, [['do', 'email']]);
  await harness.database.db.updateTable('emails').set({ sent_at: new Date() }).execute();
  expect((await admin.send(guide, [['typed', 'empty the catalogue']])).statusCode).toBe(302);
  expect(await namesGuide('/admin/bookings')).toBe(true);

  const form = fieldsIn((await admin.open('/admin/content/stay/build')).body);
  const basics = { name: 'Kite House', location: 'Goa', description: 'High up', to: 'price' };
  const price = String((await admin.send('/admin/content/stay/build', withValues(form, basics))).headers.location);
  const priced = withValues(fieldsIn((await admin.open(price)).body), { price: '2100', to: 'check' });
  const check = String((await admin.send(price, priced)).headers.location);
  const published = await admin.send(check, [...fieldsIn((await admin.open(check)).body), ['do', 'publish']]);
  expect(published.statusCode).toBe(302);

  expect((await admin.open(guide)).body).toContain('Setup complete. Padharo!');
  expect(await namesGuide('/admin/bookings')).toBe(false);
  expect(await namesGuide('/admin/today')).toBe(false);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '../../service/core/viewer.ts';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import { allowNewListings } from '../../service/partners/submissions/allow-new-listings.ts';
import { listSubmissions } from '../../service/partners/submissions/list-submissions.ts';
import { adminForms, fieldsIn, withValues } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let partner: ReturnType<typeof adminForms>;
let other: ReturnType<typeof adminForms>;
let editor: ReturnType<typeof adminForms>;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  const ctx = harness.ctx(operator);
  for (const email of ['partner@desk.example.in', 'second@desk.example.in']) {
    const { documentId } = await invitePartner(ctx, { name: email, email });
    await allowNewListings(ctx, { documentId, kinds: ['stay', 'car-rental'] });
  }
  partner = adminForms(harness, await adminSession(harness, 'partner'));
  other = adminForms(harness, await adminSession(harness, 'partner', 'second@desk.example.in'));
  editor = adminForms(harness, await adminSession(harness, 'editor'));
  await harness.database.db.updateTable('staff').set({ submission_emails: true }).execute();
});
afterAll(() => harness.close());

const basics = { location: 'Bundi, Rajasthan', description: 'By the well' };
const begin = (name: string) => sendStep('/admin/listings/stay/build', { ...basics, name, to: 'price' });
async function sendStep(address: string, values: Record<string, string>): Promise<string> {
  const form = fieldsIn((await partner.open(address)).body);
  const sent = await partner.send(address, withValues(form, values));
  expect(sent.statusCode).toBe(302);
  return String(sent.headers.location);
}
const waiting = async () => {
  const { rows } = await listSubmissions(harness.ctx(operator), { state: 'open' });
  return rows.map(({ title }) => title);
};
const mails = async () =>
  (await harness.database.db.selectFrom('emails').select('id').where('kind', '=', 'submission-received').execute())
    .length;

test('a partner writes a new stay in the steps of staff, and staff see it when it is sent', async () => {
  const price = await begin('Step House');
  expect(price).toMatch(/^\/admin\/listings\/proposals\/\w+\/build\?step=price$/);
  const draft = price.split('/')[4] ?? '';
  const check = await sendStep(price, { price: '3900', to: 'check' });
  expect([await waiting(), await mails()]).toEqual([[], 0]);
  expect((await editor.open(`/admin/proposals/${draft}`)).statusCode).toBe(404);
  expect((await partner.open('/admin/listings')).body).toContain('Draft');
  const shown = (await partner.open(check)).body;
  for (const words of [
    'Ready to send.',
    'You can add these when your listing is approved: room types',
    'Send for review',
  ])
    expect(shown).toContain(words);
  // policies are the site's, and rooms are submitted on their own
  for (const words of ['Cancellation policy', 'name="room_types"']) expect(shown).not.toContain(words);
  expect(await sendStep(check, { do: 'send' })).toBe('/admin/listings');
  expect([await waiting(), await mails()]).toEqual([['Step House'], 1]);
  expect((await editor.open(`/admin/proposals/${draft}`)).body).toContain('Step House');
  // what is sent is edited in its form
  expect((await partner.open(check)).headers.location).toBe(`/admin/listings/proposals/${draft}`);
});

test('a draft is its partner’s alone, and a form that is older than the draft is refused', async () => {
  const price = await begin('Own House');
  expect((await other.open(price)).statusCode).toBe(404);
  const form = fieldsIn((await partner.open(price)).body);
  expect((await other.send(price, withValues(form, { price: '1', to: 'close' }))).statusCode).toBe(404);
  await sendStep(price, { price: '4100', to: 'close' });
  expect((await partner.send(price, withValues(form, { price: '1', to: 'close' }))).statusCode).toBe(409);
  const shown = fieldsIn((await partner.open(price)).body);
  expect(shown).toContainEqual(['price', '4100']);
  const whole = price.replace(/\/build.*/, '');
  const gone = withValues(fieldsIn((await partner.open(whole)).body), { do: 'delete' });
  expect((await partner.send(whole, gone)).headers.location).toBe('/admin/listings');
  expect((await partner.open(price)).statusCode).toBe(404);
});

test('what is missing or wrong in a step is said, and nothing is saved', async () => {
  const form = fieldsIn((await partner.open('/admin/listings/stay/build')).body);
  const refused = await partner.send('/admin/listings/stay/build', withValues(form, { ...basics, to: 'price' }));
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('Fill this in');
  const check = (await begin('Bare House')).replace('step=price', 'step=check');
  const shown = (await partner.open(check)).body;
  expect(shown).toContain('Fill in what is missing first: Price.');
  expect(shown).toMatch(/<button[^>]*value="send"[^>]*disabled/);
});

test('the steps are those with something to write, of the types that the site allows', async () => {
  const cars = (await partner.open('/admin/listings/car-rental/build')).body;
  const steps = cars.slice(cars.indexOf('aria-label="Steps"')).split('</nav>')[0] ?? '';
  expect([...steps.matchAll(/ value="(\w+)"/g)].map(([, step]) => step)).toEqual([
    'basics',
    'photographs',
    'price',
    'included',
    'check',
  ]);
  expect((await partner.open('/admin/listings')).body).toContain('href="/admin/listings/stay/build"');
  expect((await partner.open('/admin/listings/attraction/build')).statusCode).toBe(404);
  expect((await partner.open('/admin/listings/room-type/build')).statusCode).toBe(404);
});

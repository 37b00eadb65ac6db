import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
afterEach(() => harness.database.pool.query('delete from email_words'));
afterAll(() => harness.close());

const confirmation = '/admin/settings/emails/booking-confirmation';
const thanks = 'Thank you for booking with {house}. Here is what we are holding for you:';
const payBy = 'Pay by {until} to keep it.';

/** The form of that email as a page shows it, with these words for sentences of the site. */
async function formWith(words: Readonly<Record<string, string>>, page = confirmation) {
  const { body } = await admin.open(page);
  const fields = fieldsIn(body, 'save');
  const own = Object.entries(words).map(([standard, own]) => {
    const hidden = fields.find(([name, value]) => name.endsWith('.standard') && value === standard)?.[0];
    return [hidden?.replace('standard', 'own') ?? `no field of ${standard}`, own] as const;
  });
  return withValues(fields, Object.fromEntries(own));
}

async function save(words: Readonly<Record<string, string>>, page = confirmation) {
  return admin.send(page, [...(await formWith(words, page)), ['do', 'save']]);
}

const readStored = async () =>
  (await harness.database.pool.query('select standard, own from email_words order by standard')).rows;

async function confirmed() {
  const { token } = await harness.signUp();
  await book(harness, token, [stayItem()]);
  const email = (await harness.emails()).findLast(({ kind }) => kind === 'booking-confirmation');
  return {
    subject: email?.subject ?? '',
    html: email?.html ?? '',
    plain: (email?.plain ?? '').replace(/\s+/g, ' '),
  };
}

test('the operator’s text appears in the next email, with its values', async () => {
  const before = await confirmed();
  const saved = await save({
    [thanks]: '{house} dhanyavaad, {house}!',
    [payBy]: 'Kripya {until} tak <b>bhugtan</b> karein.',
    'Booking confirmation {booking}': 'Aapki booking {booking}',
    'Hello {name},': 'Namaste {name},',
  });
  expect(saved.statusCode).toBe(302);
  const { subject, html, plain } = await confirmed();
  expect(subject).toMatch(/^Aapki booking BOOK_/);
  expect(plain).toContain('Namaste Asha Verma, Padharo dhanyavaad, Padharo! ');
  expect(plain).toMatch(/Kripya \d+ Nov 2026, \d+:00 am tak <b>bhugtan<\/b> karein\./);
  expect(html).toMatch(/Kripya [^<]+ tak &lt;b&gt;bhugtan&lt;\/b&gt; karein\./);
  for (const text of [html, plain]) expect(text).not.toMatch(/Hello|Thank you for booking|\{until/);
  expect(plain).not.toContain('Pay by');
  // what was written before stays as it was, and what was left as it is was not kept
  expect(before.plain).toContain('Hello Asha Verma, Thank you for booking with Padharo.');
  expect(await readStored()).toHaveLength(4);
  const { rows } = await harness.database.pool.query('select * from audit_rows order by id desc limit 1');
  expect(rows[0]).toMatchObject({ action: 'update', subject_type: 'email', subject_id: 'booking-confirmation' });
  expect(rows[0].before).toContainEqual({ standard: payBy, own: null });
  expect(rows[0].after).toContainEqual({ standard: payBy, own: 'Kripya {until} tak <b>bhugtan</b> karein.' });
});

test('a text changes in every email that has it, and an empty field restores the standard text', async () => {
  await save({ 'Hello {name},': 'Namaste {name},' });
  const other = '/admin/settings/emails/trip-begins';
  expect((await admin.open(other)).body).toContain('Namaste Asha Verma,');
  expect((await admin.open('/admin/settings/emails')).statusCode).toBe(200);
  await save({ 'Hello {name},': '' }, other);
  expect(await readStored()).toEqual([]);
  await save({ 'Hello {name},': 'Namaste {name},', 'Your trip starts tomorrow': 'Kal hai' }, other);
  await save({ 'Hello {name},': 'Hello {name},' });
  expect(await readStored()).toEqual([{ standard: 'Your trip starts tomorrow', own: 'Kal hai' }]);
});

test('a text can be previewed without saving', async () => {
  const answer = await admin.send(confirmation, [...(await formWith({ [thanks]: 'Badhaai ho!' })), ['do', 'try']]);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Preview of your changes');
  expect(answer.body).toMatch(/srcDoc="[^"]*Badhaai ho!/i);
  expect(answer.body).toMatch(/<textarea[^>]*>Badhaai ho!<\/textarea>/);
  expect(await readStored()).toEqual([]);
});

test.each([
  ['a fact that its reader needs is left out', 'Pay soon.', 'Keep {until}. The reader needs it.'],
  ['something is told that is not there', 'Pay {amount} by {until}.', '{amount} is not available in this sentence.'],
  ['it is endless', `{until} ${'x'.repeat(1_000)}`, 'Enter up to 1,000 characters.'],
])('%s: it is said by the field, also when it is tried, and nothing is kept', async (_, own, words) => {
  for (const how of ['save', 'try']) {
    const form = await formWith({ [payBy]: own, [thanks]: 'Badhaai ho!' });
    const { statusCode, body } = await admin.send(confirmation, [...form, ['do', how]]);
    expect(statusCode).toBe(400);
    const name = form.find(([, value]) => value === own)?.[0] ?? '';
    const field = new RegExp(`<textarea[^>]*name="${name}"[^>]*>`).exec(body)?.[0] ?? '';
    const id = /aria-describedby="(\S+-error)/.exec(field)?.[1];
    expect(field).toContain('aria-invalid="true"');
    expect(body).toContain(`<p id="${id}" class="mt-1.5 text-sm font-medium text-danger">${words}`);
  }
  expect(await readStored()).toEqual([]);
});

test('of two editors of one text the second is warned; other texts do not conflict', async () => {
  const [one, two, three] = [
    await formWith({ [thanks]: 'Badhaai ho!' }),
    await formWith({ [thanks]: 'Shukriya.' }),
    await formWith({ 'Hello {name},': 'Namaste {name},' }),
  ];
  const send = (form: typeof one) => admin.send(confirmation, [...form, ['do', 'save']]);
  expect((await send(one)).statusCode).toBe(302);
  const second = await send(two);
  expect([second.statusCode, second.body]).toEqual([
    409,
    expect.stringContaining('Someone else has changed one of these'),
  ]);
  expect(second.body).toMatch(/<textarea[^>]*>Shukriya\.<\/textarea>/);
  expect((await send(three)).statusCode).toBe(302);
  expect(await readStored()).toEqual([
    { standard: 'Hello {name},', own: 'Namaste {name},' },
    { standard: thanks, own: 'Badhaai ho!' },
  ]);
});

test('the same form sent twice, even at once, changes once and is never refused', async () => {
  const form = await formWith({ [thanks]: 'Badhaai ho!' });
  const send = () => admin.send(confirmation, [...form, ['do', 'save']]);
  const audits = async () =>
    (await harness.database.pool.query(`select from audit_rows where subject_type = 'email' and action = 'update'`))
      .rowCount ?? 0;
  const before = await audits();
  const answers = [...(await Promise.all([send(), send()])), await send()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 302, 302]);
  expect(await readStored()).toEqual([{ standard: thanks, own: 'Badhaai ho!' }]);
  expect(await audits()).toBe(before + 1);
});

test('an unknown text is refused, and an unknown email or case is not found', async () => {
  const words = (standard: string): [string, string][] => [
    ['words.0.standard', standard],
    ['words.0.seen', ''],
    ['words.0.own', 'Anything'],
  ];
  for (const standard of ['Everything is free', '__proto__', 'Your trip starts tomorrow']) {
    const { statusCode, body } = await admin.send(confirmation, [...words(standard), ['do', 'save']]);
    expect([statusCode, body]).toEqual([400, expect.stringContaining('This sentence has changed. Reload the page.')]);
  }
  expect(await readStored()).toEqual([]);
  for (const page of [
    'nothing',
    '__proto__',
    'booking-confirmation?case=0',
    'booking-confirmation?case=99',
    'enquiry?case=x',
  ])
    expect((await admin.open(`/admin/settings/emails/${page}`)).statusCode).toBe(404);
  expect((await admin.open(`${confirmation}?case=2`)).statusCode).toBe(200);
});

test('a test email says what is saved', async () => {
  await save({ 'Booking confirmation {booking}': 'Aapki booking {booking}' });
  await admin.send(confirmation, [['do', 'send']]);
  expect((await harness.emails()).at(-1)?.subject).toMatch(/^Test: Aapki booking BOOK_/);
});

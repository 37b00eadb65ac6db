import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { emailsAccountTexts } from '../../messages/en/emails/account.ts';
import { emailsBookingConfirmationTexts } from '../../messages/en/emails/booking-confirmation.ts';
import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { emailsReminderTexts } from '../../messages/en/emails/reminder.ts';
import { sourcesOf } from '../../messages/translations.ts';
import { operator } from '../../service/core/viewer.ts';
import { passwordReset } from '../../service/emails/account.email.ts';
import { overrideEmailTexts } from '../../service/emails/override-email-texts.ts';
import { writeEmail } from '../../service/emails/write-email.ts';
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
const [thanks, payBy, subject] = [
  emailsBookingConfirmationTexts.thanks.id,
  emailsBookingConfirmationTexts.payBy.id,
  emailsBookingConfirmationTexts.subject.id,
];
const hello = emailsEveryTexts.helloName.id;
const tomorrow = emailsReminderTexts.beginsTitle.id;

/** The form of that email as a page shows it, with these words for messages, by their ids. */
async function formWith(words: Readonly<Record<string, string>>, page = confirmation) {
  const { body } = await admin.open(page);
  const fields = fieldsIn(body, 'save');
  const own = Object.entries(words).map(([message, own]) => {
    const hidden = fields.find(([name, value]) => name.endsWith('.message') && value === message)?.[0];
    return [hidden?.replace('message', 'own') ?? `no field of ${message}`, own] as const;
  });
  return withValues(fields, Object.fromEntries(own));
}

async function save(words: Readonly<Record<string, string>>, page = confirmation) {
  return admin.send(page, [...(await formWith(words, page)), ['do', 'save']]);
}

const readStored = async () =>
  (await harness.database.pool.query('select message, own from email_words order by message')).rows;

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
    [subject]: 'Aapki booking {booking}',
    [hello]: 'Namaste {name},',
  });
  expect(saved.statusCode).toBe(302);
  const { html, plain, ...sent } = await confirmed();
  expect(sent.subject).toMatch(/^Aapki booking BOOK_/);
  for (const own of ['Namaste Asha Verma, ', ' Padharo dhanyavaad, Padharo! ']) expect(plain).toContain(own);
  expect(plain).toMatch(/Kripya \d+ Nov 2026, \d+:00 am tak <b>bhugtan<\/b> karein\./);
  expect(html).toMatch(/Kripya [^<]+ tak &lt;b&gt;bhugtan&lt;\/b&gt; karein\./);
  for (const text of [html, plain]) expect(text).not.toMatch(/Hello|Thank you for booking|\{until/);
  expect(plain).not.toContain('Pay by');
  // what was written before stays as it was, and what was left as it is was not kept
  for (const ours of ['Hello Asha Verma,', 'Thank you for booking with Padharo.']) expect(before.plain).toContain(ours);
  expect(await readStored()).toHaveLength(4);
  const { rows } = await harness.database.pool.query('select * from audit_rows order by id desc limit 1');
  expect(rows[0]).toMatchObject({ action: 'update', subject_type: 'email', subject_id: 'booking-confirmation' });
  expect(rows[0].before).toContainEqual({ message: payBy, language: 'en', own: null });
  expect(rows[0].after).toContainEqual({
    message: payBy,
    language: 'en',
    own: 'Kripya {until} tak <b>bhugtan</b> karein.',
  });
});

test('a text changes in every email that has it, and an empty field restores the standard text', async () => {
  await save({ [hello]: 'Namaste {name},' });
  const other = '/admin/settings/emails/trip-begins';
  expect((await admin.open(other)).body).toContain('Namaste Asha Verma,');
  expect((await admin.open('/admin/settings/emails')).statusCode).toBe(200);
  await save({ [hello]: '' }, other);
  expect(await readStored()).toEqual([]);
  await save({ [hello]: 'Namaste {name},', [tomorrow]: 'Kal hai' }, other);
  await save({ [hello]: 'Hello {name},' });
  expect(await readStored()).toEqual([{ message: tomorrow, own: 'Kal hai' }]);
});

test('marks that texts of emails have a use for are text elsewhere', async () => {
  const typed = "'{until}' <b>it's } # {until} <br/> '' &amp;";
  expect((await save({ [payBy]: typed })).statusCode).toBe(302);
  const { body } = await admin.open(confirmation);
  expect(fieldsIn(body, 'save').map(([, value]) => value)).toContain(typed);
  const { plain, html } = await confirmed();
  expect(plain).toMatch(/ \{until\} <b>it's \} # \d+ Nov 2026, \d+:00 am <br\/> ' &amp; /);
  expect(html).toMatch(/\{until\} &lt;b&gt;it&#39;s \} # \d+ Nov 2026, \d+:00 am &lt;br\/&gt; &#39; &amp;amp;/);
});

test('words of one language do not appear in emails of another, and are kept when those change', async () => {
  const link = 'https://padharo.test/reset';
  const email = passwordReset({ link });
  const message = emailsAccountTexts.useLink.id;
  const ctx = harness.ctx(operator);
  const override = (language: string, typed: string, seen = '') =>
    overrideEmailTexts(ctx, { of: 'password-reset', email, language, typed: [{ message, seen, typed }] });
  const written = async (language: string) => {
    await writeEmail(harness.ctx(), { kind: 'password-reset', to: 'a@b.in', language, ...email });
    return (await harness.emails()).at(-1);
  };
  await override('hi', 'नया पासवर्ड');
  await override('en', 'A new one');
  expect((await written('hi'))?.plain).toContain('नया पासवर्ड');
  expect((await written('hi'))?.html).toContain('<html lang="hi">');
  expect((await written('en'))?.plain).toContain('A new one');
  expect((await written('en'))?.html).toContain('<html lang="en">');
  await override('en', '', 'A new one');
  expect((await written('en'))?.plain).toContain('Use this link to set a new password.');
  expect((await written('hi'))?.plain).toContain('नया पासवर्ड');
  expect((await admin.open('/admin/settings/emails/password-reset')).body).not.toContain('नया पासवर्ड');
});

test('the words of Hindi emails are written beside their standard Hindi', async () => {
  const page = '/admin/settings/emails/password-reset?language=hi';
  const { useLink } = emailsAccountTexts;
  const standard = sourcesOf('hi').get(useLink.id) ?? '';
  const wordsOn = async (address: string) =>
    fieldsIn((await admin.open(address)).body, 'save').map(([, value]) => value);
  const written = async (language: string) => {
    const email = passwordReset({ link: 'https://padharo.test/reset' });
    await writeEmail(harness.ctx(), { kind: 'password-reset', to: 'a@b.in', language, ...email });
    return (await harness.emails()).at(-1)?.plain ?? '';
  };
  expect(standard).toMatch(/[क-ह]/);
  expect(await wordsOn(page)).toContain(standard);
  expect((await admin.open('/admin/settings/emails?language=hi')).body).toContain(page);
  expect((await admin.open(page)).body).toContain('href="/admin/settings/emails/password-reset"');
  const saved = await save({ [useLink.id]: 'नया पासवर्ड यहाँ बनाएँ।' }, page);
  expect([saved.statusCode, saved.headers.location]).toEqual([302, page]);
  expect(await wordsOn(page)).toContain('नया पासवर्ड यहाँ बनाएँ।');
  expect((await admin.open(page)).body).toContain(`Standard text: ‘${standard}’`);
  expect(await written('hi')).toContain('नया पासवर्ड यहाँ बनाएँ।');
  expect(await written('en')).toContain('Use this link to set a new password.');
  expect(await wordsOn('/admin/settings/emails/password-reset')).toContain(useLink.source);
  await admin.send(page, [['do', 'send']]);
  expect((await harness.emails()).at(-1)?.plain).toContain('नया पासवर्ड यहाँ बनाएँ।');
  const tried = await admin.send(page, [...(await formWith({ [useLink.id]: 'आज़माएँ' }, page)), ['do', 'try']]);
  expect(tried.body).toMatch(/srcDoc="[^"]*आज़माएँ/i);
  // the standard Hindi is not stored, as little as the standard English
  expect((await save({ [useLink.id]: standard }, page)).statusCode).toBe(302);
  expect(await readStored()).toEqual([]);
  expect((await written('hi')).replace(/\s+/g, ' ')).toContain(standard);
  const { helloName } = emailsEveryTexts;
  const wrong = await save({ [helloName.id]: 'नमस्ते {amount}' }, '/admin/settings/emails/trip-begins?language=hi');
  expect([wrong.statusCode, wrong.body]).toEqual([400, expect.stringContaining('is not available in this sentence')]);
  for (const language of ['fr', '__proto__', ''])
    expect((await admin.open(`${confirmation}?language=${language}`)).statusCode, language).toBe(404);
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
  ['a brace stands alone', 'Pay {until} {', 'Check the braces. A placeholder looks like {name}.'],
  ['nothing is in the braces', 'Pay {until} {}', 'Check the braces. A placeholder looks like {name}.'],
  ['it is formatted as a date', 'Pay {until, date}', 'Write {until} with nothing else in its braces.'],
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
    await formWith({ [hello]: 'Namaste {name},' }),
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
    { message: thanks, own: 'Badhaai ho!' },
    { message: hello, own: 'Namaste {name},' },
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
  expect(await readStored()).toEqual([{ message: thanks, own: 'Badhaai ho!' }]);
  expect(await audits()).toBe(before + 1);
});

test('an unknown text is refused, and an unknown email or case is not found', async () => {
  const words = (message: string): [string, string][] => [
    ['words.0.message', message],
    ['words.0.seen', ''],
    ['words.0.own', 'Anything'],
  ];
  for (const message of ['emails/every.free', '__proto__', tomorrow]) {
    const { statusCode, body } = await admin.send(confirmation, [...words(message), ['do', 'save']]);
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
  await save({ [subject]: 'Aapki booking {booking}' });
  await admin.send(confirmation, [['do', 'send']]);
  expect((await harness.emails()).at(-1)?.subject).toMatch(/^Test: Aapki booking BOOK_/);
});

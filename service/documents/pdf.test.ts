import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { english, textIn } from '../../messages/translate.ts';
import { fullLook, plainLook, readPdf, trip, tripLine } from '../../tests/documents.ts';
import { dayOf } from '../core/day.ts';
import { fromRupees } from '../core/money.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { itineraryPdf } from './itinerary.ts';
import { runsOf } from './script-runs.ts';
import { typefacesFor, type Weight } from './typefaces.ts';
import { voucherPdf } from './voucher.ts';

const faces = await typefacesFor('नमस्ते');
const look = await fullLook();
const address = `https://padharo.example/verify/${'a'.repeat(320)}`;
const voucher = (own = trip(), line = tripLine()) => voucherPdf(english, faces, own, line, address, look);

function billed(own: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    name: 'Lake House',
    about: 'Lake Room, 2 nights',
    quantity: 1,
    taxable: fromRupees(9_000),
    tax: { name: 'GST', percent: 18, amount: fromRupees(1_620), parts: [] },
    ...own,
  };
}
function invoice(lines: InvoiceLine[], own: Partial<Invoice> = {}, content: Partial<Invoice['content']> = {}): Invoice {
  return {
    id: 1,
    name: 'IN/26-27/0000001',
    series: 'IN',
    issuedAt: new Date('2026-11-20T10:00:00+05:30'),
    total: fromRupees(10_620),
    corrects: null,
    content: {
      supplier: trip().issuer,
      buyer: { name: 'Asha Verma', email: 'asha@example.in' },
      bookingId: 'BOOK_1795000000000_ABCDEF',
      payment: 'Paid by UPI on Fri, 20 Nov 2026.',
      lines,
      ...content,
    },
    ...own,
  };
}

test('a voucher says on one page all that is needed on arrival', async () => {
  const read = await readPdf(await voucher());
  expect(read.pages).toBe(1);
  for (const words of ['Lake House', 'Lake Room', 'Mallital, Nainital', 'Show on the map', 'Check-in', 'Asha Verma'])
    expect(read.text).toContain(words);
  for (const words of ['BOOK_1795000000000_ABCDEF', 'Free cancellation until 11 Dec 2026', 'Call +91 135 000 000'])
    expect(read.text).toContain(words);
  expect(read.text).not.toContain('No payment was made');
  expect((await readPdf(await voucher(trip({ isTestPayment: true })))).text).toContain('No payment was made');
});

test('a document has a title, a language and a structure to be read aloud by', async () => {
  const { info, tagged } = await readPdf(await voucher());
  expect(info).toMatchObject({ Title: 'Voucher: Lake House', Author: 'Padharo', Language: 'en-IN' });
  expect(tagged).toBe(true);
});

test('the name that is registered stands whole at the head of an invoice', async () => {
  const name = 'Padharo Travels and Mountain Expeditions Private Limited';
  const { text } = await readPdf(
    await invoicePdf(english, faces, invoice([billed()], {}, { supplier: { ...trip().issuer, name } })),
  );
  expect(text.replaceAll(/\s+/g, ' ').split(name)).toHaveLength(3);
});

test('the same version is the same bytes, another one is not', async () => {
  const again = { version: { sequence: 3, at: new Date('2026-11-20T10:00:00+05:30') } };
  expect((await voucher()).equals(await voucher(trip(again)))).toBe(true);
  const later = { version: { sequence: 4, at: new Date('2026-11-20T10:00:01+05:30') } };
  expect((await voucher()).equals(await voucher(trip(later)))).toBe(false);
  const itinerary = () => itineraryPdf(english, faces, trip(), plainLook);
  expect((await itinerary()).equals(await itinerary())).toBe(true);
});

const long = 'A Very Long Name Indeed '.repeat(9).trim();
test.each([
  ['markup', '<script>alert(1)</script> & "co" (x) \\) endobj'],
  ['another direction', '\u202eسلام\u2066 Asha'],
  ['emoji', '🏖️👩‍👩‍👧🇮🇳'],
  ['200 characters', long.slice(0, 200)],
  ['one word of 200', 'x'.repeat(200)],
  ['a tower of marks', `e${'\u0301'.repeat(200)}`],
  ['half a character', 'A\ud83d\0B'],
  ['Devanagari', 'राजेश्वरी क्षीरसागर द्विवेदी '.repeat(7)],
  ['nothing', ''],
])('a name of %s stays a page', async (_, name) => {
  const facts = Array.from({ length: 12 }, (_, index) => ({ label: `Fact ${index}`, value: name }));
  const hostile = tripLine({ name, option: name, place: name, facts });
  const read = await readPdf(await voucher(trip({ lead: [{ label: 'Booked by', value: name }] }), hostile));
  expect(read.pages).toBe(1);
  expect(read.text).toContain('Need help during your trip?');
  const lines = [billed({ name, about: name })];
  expect(
    (await readPdf(await invoicePdf(english, faces, invoice(lines, {}, { buyer: { name, company: name } })))).pages,
  ).toBe(1);
});

test('markup is printed as it was typed', async () => {
  expect((await readPdf(await voucher(trip(), tripLine({ name: '<b>Lake</b> (House)' })))).text).toContain(
    '<b>Lake</b> (House)',
  );
});

const set = (text: string, weight: Weight = 'text') =>
  runsOf(text, faces(weight)).flatMap(({ face, text }) =>
    face.font
      .layout(text)
      .glyphs.map(({ id, codePoints }) => ({ id, text: String.fromCodePoint(...codePoints).replace('\u034f', '') })),
  );

test.each([
  // letters and signs are fewer shapes, or have another order: conjuncts, vowels before or around them
  ['Devanagari', 'क्षि', ['क्षि', ''], 'राजेश्वरी क्षीरसागर'],
  ['Bengali', 'কো', ['ে', 'ক', 'া'], 'চট্টোপাধ্যায়'],
  ['Gurmukhi', 'ਕਿ', ['ਿ', 'ਕ'], 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'ક્ષ', ['ક્ષ'], 'નરેન્દ્ર જ્ઞાનેશ્વર'],
  ['Odia', 'କୋ', ['େ', 'କ', 'ା'], 'ଜଗନ୍ନାଥ ମହାପାତ୍ର'],
  ['Tamil', 'கொ', ['ெ', 'க', 'ா'], 'கொளத்தூர் ஸ்ரீ'],
  ['Telugu', 'క్ష', ['క్ష'], 'వెంకటేశ్వర్లు శ్రీనివాస్'],
  ['Kannada', 'ಕ್ಷ', ['ಕ್ಷ'], 'ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Malayalam', 'കൊ', ['െ', 'ക', 'ാ'], 'കൃഷ്ണൻ നമ്പൂതിരി ക്ഷേത്രം'],
  ['Urdu', 'بد', ['د', '', 'ب'], 'محمد عظیم ڈھاکہ گھڑی ٹوٹے'],
])('%s takes its shapes, and has one for every letter', async (_, syllable, shapes, name) => {
  expect(set(syllable).map(({ text }) => text)).toEqual(shapes);
  expect(set(name).filter(({ id }) => id === 0)).toEqual([]);
  expect((await readPdf(await voucher(trip({ lead: [{ label: 'Booked by', value: name }] })))).text).not.toMatch(
    /Booked by [^C]*\?/,
  );
});

const written = [
  ['Vietnamese', 'Nguyễn Thị Hồng Đặng Hữu'],
  ['Sanskrit in Latin letters', 'Kṛṣṇa Śrīnivāsa Māṇikyavācakar Ḻakṣmī'],
  ['marks that no letter has built in', 'r\u0325ṣi l\u0325 m\u0310 k\u0331h'],
  ['Polish, Czech, Turkish and Romanian', 'Łukasz Dvořák Şahin Ștefănescu Ǧ'],
  ['Yoruba and Ewe', 'Ọláńrewájú Ɖela Ŋutsu'],
  ['Greek', 'Ἀθηνᾶ Παπαδοπούλου'],
  ['Cyrillic', 'Юлия Ёлкина Ђорђе'],
] as const;

test.each(written)('%s is printed as it is written, in every weight', (_, name) => {
  for (const weight of ['text', 'strong', 'display'] as const) {
    const glyphs = set(name, weight);
    expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
    const text = glyphs.map(({ text }) => text).join('');
    expect(text.normalize('NFC')).toBe(name.normalize('NFC'));
  }
});

test.each(written)('%s is read as it is written on every paper, also when it was typed in parts', async (_, name) => {
  const lead = [{ label: 'Booked by', value: name }];
  const line = tripLine({ name: name.normalize('NFD'), option: name, place: name, names: name, terms: name });
  const own = trip({ lead, lines: [line], requests: name, issuer: { ...trip().issuer, name } });
  const buyer = { name, company: name, address: name };
  const papers = [
    await voucher(own, line),
    await itineraryPdf(english, faces, own, plainLook),
    await invoicePdf(english, faces, invoice([billed({ name, about: name })], {}, { buyer })),
  ];
  for (const paper of papers) {
    const { text } = await readPdf(paper);
    expect(text.normalize('NFC').split(name.normalize('NFC')).length).toBeGreaterThan(4);
    expect(text.replaceAll('Need help during your trip?', '')).not.toContain('?');
  }
});

test('a word is printed by one family of letters', () => {
  const families = (text: string) => runsOf(text, faces('text')).map(({ face, text }) => `${face.family}:${text}`);
  expect(families('Anh Nguyễn')).toEqual(['figtree:Anh ', 'noto-sans:Nguyễn']);
  expect(families('Śrī')).toEqual(['figtree:Ś', 'figtree:r', 'figtree:ī']);
  expect(families('आशा-Asha')).toEqual(['devanagari:आशा', 'figtree:-Asha']);
});

test('letters written from the right are joined', () => {
  const alone = [...'علی'].flatMap((letter) => set(letter)).map(({ id }) => id);
  expect(set('علی').filter(({ id }) => alone.includes(id))).toEqual([]);
});

test('on the page they run from the right to the left, and numbers between them do not', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await voucher(trip(), tripLine({ name: 'محمد علی 42 خان' }))));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const left = (word: string) =>
    items.flatMap((item) => ('str' in item && item.str.includes(word) ? [Number(item.transform[4])] : []))[0] ?? NaN;
  expect([left('خ') < left('42'), left('42') < left('محمد علی')]).toEqual([true, true]);
});

test('a script that has no face is question marks', async () => {
  expect((await readPdf(await voucher(trip({ lead: [{ label: 'Booked by', value: '山田 Nair' }] })))).text).toContain(
    '?? Nair',
  );
  expect(set('₹').map(({ id }) => id)).not.toContain(0);
});

test('an itinerary tells the lines by their days, on as many pages as they take', async () => {
  const later = { name: 'Ganga Rafting', starts: new Date('2026-12-13T07:00:00+05:30'), startDay: dayOf('2026-12-13') };
  const two = await readPdf(
    await itineraryPdf(english, faces, trip({ lines: [tripLine(later), tripLine()] }), plainLook),
  );
  expect(two.pages).toBe(2);
  expect(two.text.indexOf('Lake House')).toBeLessThan(two.text.indexOf('Ganga Rafting'));
  expect(two.text).toContain('Your trip, 12 Dec 2026 – 14 Dec 2026');
  const plan = Array.from({ length: 60 }, (_, index) => ({
    title: `Day ${index + 1}: On foot`,
    day: dayOf('2026-12-13'),
    text: `Night: Camp ${index}. Meals: Dinner`,
  }));
  const long = await readPdf(await itineraryPdf(english, faces, trip({ lines: [tripLine({ plan })] }), plainLook));
  expect(long.pages).toBeGreaterThan(2);
  for (const { title, text } of plan) expect(long.text).toContain(`${title} ${text}`);
  const many = Array.from({ length: 50 }, (_, index) => tripLine({ lineId: index, name: `House ${index}.` }));
  const read = await readPdf(await itineraryPdf(english, faces, trip({ lines: many, status: 'pending' }), plainLook));
  expect(read.pages).toBeGreaterThan(10);
  for (const { name } of many) expect(read.text).toContain(name);
  expect(read.text).toContain('Not paid yet');
});

test('an invoice prints what it was issued with, and nothing for what it was not', async () => {
  const { text } = await readPdf(await invoicePdf(english, faces, invoice([billed()])));
  for (const words of ['IN/26-27/0000001', 'Fri, 20 Nov 2026', '₹9,000.00', '₹1,620.00', 'GST 18%', '₹10,620.00'])
    expect(text).toContain(words);
  expect(text).toContain('Rupees Ten Thousand Six Hundred Twenty Only');
  expect(text).not.toMatch(/Tax invoice|SAC|GSTIN|Place of supply|undefined|null/);
});

test('with a GSTIN it is a tax invoice, with its codes, its place and the parts of its tax', async () => {
  const half = { percent: 9, amount: fromRupees(810) };
  const tax = { ...billed().tax, parts: ['CGST', 'SGST'].map((name) => ({ name, ...half })) };
  const content = {
    supplier: { ...trip().issuer, gstin: '05ABCDE1234F1Z5' },
    buyer: { name: 'Asha Verma', company: 'Ganga Exports', gstin: '07ABCDE1234F1Z5' },
    placeOfSupply: 'Uttarakhand (05)',
  };
  const { text } = await readPdf(
    await invoicePdf(english, faces, invoice([billed({ sac: '996311', tax })], {}, content)),
  );
  for (const words of ['Tax invoice', 'GSTIN 05ABCDE1234F1Z5', 'Ganga Exports', 'GSTIN 07ABCDE1234F1Z5', '996311'])
    expect(text).toContain(words);
  for (const words of ['CGST 9% on ₹9,000.00', 'SGST 9% on ₹9,000.00', 'Uttarakhand (05)'])
    expect(text).toContain(words);
});

test('a credit note names its invoice; one of a test payment says that it is none', async () => {
  const own = { name: 'TC/26-27/0000001', series: 'TC', corrects: 1 } as const;
  const { text } = await readPdf(
    await invoicePdf(english, faces, invoice([billed()], own, { corrects: 'TI/26-27/0000001' })),
  );
  for (const words of ['Credit note', 'TC/26-27/0000001', 'TI/26-27/0000001', 'Credited', 'This is not an invoice'])
    expect(text).toContain(words);
});

test('an invoice of 60 lines has each of them, and one sum', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => billed({ name: `House ${index}.` }));
  const { pages, text } = await readPdf(await invoicePdf(english, faces, invoice(lines)));
  expect(pages).toBeGreaterThan(3);
  for (const { name } of lines) expect(text).toContain(name);
  expect(text.match(/Amount in words/g)).toHaveLength(1);
});

test.each([
  ['invoice', { name: 'IN/26-27/0000001', series: 'IN', corrects: null }, 'टैक्स इनवॉइस / Tax invoice'],
  ['credit note', { name: 'TC/26-27/0000001', series: 'TC', corrects: 1 }, 'क्रेडिट नोट / Credit note'],
] as const)('%s: in Hindi it has its labels in English too, and its particulars once', async (_, own, heading) => {
  const supplier = { ...trip().issuer, gstin: '05ABCDE1234F1Z5' };
  const issued = invoice([billed({ sac: '996311' })], own, { supplier, placeOfSupply: 'Uttarakhand' });
  const [hindi, plain] = await Promise.all(
    [textIn('hi'), english].map(async (t) => readPdf(await invoicePdf(t, faces, issued))),
  );
  expect(hindi?.info).toMatchObject({ Title: `${heading} ${own.name}`, Language: 'hi-IN' });
  for (const words of ['नंबर / Number', 'तारीख / Date', 'टैक्स योग्य Taxable', 'टैक्स Tax', 'कुल Total', 'SAC'])
    expect(hindi?.text).toContain(words);
  expect(hindi?.text).toContain('does not require a signature');
  expect(hindi?.text.includes('This is not an invoice')).toBe(own.series === 'TC');
  for (const once of [own.name, 'SAC', '996311', '₹9,000.00', '₹1,620.00', '₹10,620.00', 'GST 18%', supplier.gstin])
    expect(hindi?.text.split(once).length).toBe(plain?.text.split(once).length);
  expect(plain?.text).not.toMatch(/\p{Script=Devanagari}| \/ /u);
});

test('a spaced label in Devanagari keeps its signs over their letters, and its words apart', async () => {
  const note = { name: 'CN/26-27/0000001', series: 'CN', corrects: 1 } as const;
  const issued = invoice([billed()], note, { corrects: 'IN/26-27/0000001' });
  const { text } = await readPdf(await invoicePdf(textIn('hi'), faces, issued));
  expect(text).toMatch(/इनवॉइस के \p{L}?\p{M}?[िलए]+ \/ For invoice/u);
});

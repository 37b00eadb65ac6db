import { afterAll, beforeAll, expect, test } from 'vitest';
import { importTranslations } from '../../service/content/import-translations.ts';
import { operator } from '../../service/core/viewer.ts';
import { readPdf } from '../documents.ts';
import { type Harness, startHarness } from '../harness.ts';
import { orderOf, pay, stayItem, totalOf } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
const hindi = { 'accept-language': 'hi' };

beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('आशा वर्मा');
  await translate('stay', 'lake-house', {
    'Lake House': 'लेक हाउस',
    'Lake Room': 'लेक रूम',
    'Mallital, Nainital': 'मल्लीताल, नैनीताल',
  });
  await translate('destination', 'nainital', { Uttarakhand: 'उत्तराखंड' });
});
afterAll(() => harness.close());

async function translate(type: string, slug: string, texts: Readonly<Record<string, string>>) {
  const { body } = await harness.call('GET', `/api/${type}s?filters[slug]=${slug}`);
  const entry = { language: 'hi', type, documentId: body.data[0].documentId };
  await importTranslations(
    harness.ctx(operator),
    Object.entries(texts).map(([source, text]) => ({ ...entry, source, text })),
  );
}

/** What a quote or a booking calls its first line. */
const called = ({ name, location, roomType, roomName }: Record<string, unknown>) => [
  name,
  location,
  roomType,
  roomName,
];
const inHindi = ['लेक हाउस', 'मल्लीताल, नैनीताल, उत्तराखंड', 'Lake Room', 'लेक रूम'];
const inEnglish = ['Lake House', 'Mallital, Nainital, Uttarakhand', 'Lake Room', undefined];

async function quoted(headers: Record<string, string> = {}) {
  const { body } = await harness.call('POST', '/api/quotes', { headers, body: { items: [stayItem()] } });
  return called(body.lines[0]);
}

test('a cart is named in the reader’s language, and sold by its English names', async () => {
  expect([await quoted(hindi), await quoted()]).toEqual([inHindi, inEnglish]);
});

test('a booking made in Hindi has Hindi names for its reader, its email and its papers', async () => {
  const items = [stayItem()];
  const sold = await harness.call('POST', '/api/send-booking-email', {
    token: asha.token,
    headers: hindi,
    body: orderOf(items, await totalOf(harness, items)),
  });
  const { bookingId } = sold.body;
  await pay(harness, sold.body);
  const view = async (headers: Record<string, string>) => {
    const { body } = await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token, headers });
    return called(body.data.bookingItems[0]);
  };
  expect([await view(hindi), await view({})]).toEqual([inHindi, inEnglish]);
  const [email] = await harness.database.db
    .selectFrom('emails')
    .select(['subject', 'plain'])
    .where('kind', '=', 'booking-confirmation')
    .execute();
  for (const name of ['लेक हाउस', 'लेक रूम']) expect(email?.plain).toContain(name);
  expect(email?.plain).not.toContain('Lake');
  const { body } = await harness.call('GET', `/api/bookings/${bookingId}/documents`, {
    token: asha.token,
    headers: hindi,
  });
  const [voucher] = body.data.vouchers;
  expect([voucher.name, voucher.bought]).toEqual(['लेक हाउस', expect.stringMatching(/^लेक रूम, /)]);
  for (const url of [voucher.url, body.data.itinerary]) {
    const { rawPayload } = await harness.app.inject({ method: 'GET', url });
    const { text } = await readPdf(rawPayload);
    expect(text).toContain('लेक हाउस');
    expect(text).not.toContain('Lake');
  }
});

test('the link of a booking made in Hindi leads to the payment page in Hindi, whoever asks for it', async () => {
  const items = [stayItem()];
  const order = orderOf(items, await totalOf(harness, items));
  const send = async () =>
    (await harness.call('POST', '/api/send-booking-email', { token: asha.token, headers: hindi, body: order })).body;
  const { bookingId, paymentLink } = await send();
  expect(paymentLink).toMatch(`http://padharo.test/hi/payment/${bookingId}?key=`);
  expect(await send()).toMatchObject({ paymentLink });
  for (const headers of [hindi, {}]) {
    const { body } = await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token, headers });
    expect(body.data.paymentLink).toBe(paymentLink);
  }
});

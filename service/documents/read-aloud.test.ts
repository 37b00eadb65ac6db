import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { fullLook, plainLook, readAloud, trip, tripLine } from '../../tests/documents.ts';
import { fromRupees } from '../core/money.ts';
import type { Invoice } from './invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { itineraryPdf } from './itinerary.ts';
import { typefacesFor } from './typefaces.ts';
import { voucherPdf } from './voucher.ts';

const faces = await typefacesFor('');
const address = 'https://padharo.example/verify/abc';

const line = {
  name: 'Lake House',
  about: 'Lake Room, 2 nights',
  quantity: 1,
  taxable: fromRupees(9_000),
  tax: { name: 'GST', percent: 18, amount: fromRupees(1_620), parts: [] },
};
const invoice = (lines: number): Invoice => ({
  id: 1,
  name: 'IN/26-27/0000001',
  series: 'IN',
  issuedAt: new Date('2026-11-20T10:00:00+05:30'),
  total: fromRupees(10_620),
  corrects: null,
  content: {
    supplier: trip().issuer,
    buyer: { name: 'Asha Verma' },
    bookingId: 'BOOK_1',
    payment: 'Paid by UPI.',
    lines: Array.from({ length: lines }, () => line),
  },
});

test('a voucher is read aloud in the order of its sense', async () => {
  const read = await readAloud(await voucherPdf(english, faces, trip(), tripLine(), address, plainLook));
  const order = [
    'H1 Voucher',
    'H2 Lake House',
    'Link Show on the map',
    'TH Check-in',
    'TD Sat, 12 Dec 2026',
    'Figure QR code to check this voucher',
    'H3 On arrival',
    'H3 Cancellation',
    'P Need help during your trip?',
  ];
  expect(read.filter((one) => order.includes(one))).toEqual(order);
});

test('pictures and maps are told by their alternative texts, and only the towns of a map are not', async () => {
  const spots = [
    { latitude: 29.39, longitude: 79.45, label: '1' },
    { latitude: 29.6, longitude: 79.66, label: '2' },
  ];
  const look = await fullLook(spots);
  const lines = [
    tripLine(),
    tripLine({ lineId: 8, name: 'Almora Walk', starts: new Date('2026-12-15T07:00:00+05:30') }),
  ];
  const voucher = await readAloud(await voucherPdf(english, faces, trip(), tripLine(), address, look));
  const itinerary = await readAloud(await itineraryPdf(english, faces, trip({ lines }), look));
  const figures = (read: string[]) => read.filter((one) => one.startsWith('Figure'));
  expect(figures(voucher)).toEqual([
    'Figure Picture of Lake House',
    'Figure QR code to check this voucher',
    'Figure Map of the area around Lake House',
  ]);
  expect(figures(itinerary)).toEqual([
    'Figure Picture of Lake House',
    'Figure Map of your route: 1 Lake House, 2 Almora Walk',
  ]);
  expect(itinerary.join()).not.toContain('Haldwani');
});

test('an itinerary begins with a cover and its route, then tells the days', async () => {
  const read = await readAloud(await itineraryPdf(english, faces, trip(), await fullLook()));
  const order = [
    'H1 Itinerary',
    'H2 Your trip, 12 Dec 2026 – 14 Dec 2026',
    'P Booked by Asha Verma',
    'H2 Your route',
    'P 1 Sat, 12 Dec 2026: Lake House',
    'H3 Lake House',
  ];
  expect(read.filter((one) => order.includes(one))).toEqual(order);
});

test('long requests take room from the picture of the cover, and stay on its page', async () => {
  const requests = 'A room with a view of the lake, please. '.repeat(40);
  const lines = Array.from({ length: 9 }, (_, index) =>
    tripLine({ lineId: index, names: `${'Asha Verma '.repeat(12)}${index}` }),
  );
  const paper = await itineraryPdf(english, faces, trip({ requests, lines }), { ...(await fullLook()), map: null });
  const pages = (await getDocumentProxy(new Uint8Array(paper))).numPages;
  const plain = await itineraryPdf(english, faces, trip({ lines }), plainLook);
  expect(pages).toBe((await getDocumentProxy(new Uint8Array(plain))).numPages);
  const read = await readAloud(paper);
  expect(read.some((one) => one.startsWith('P Special requests'))).toBe(true);
});

test('an invoice is read as tables, with the heads of its columns', async () => {
  const read = await readAloud(await invoicePdf(english, faces, invoice(1)));
  const from = read.indexOf('Table');
  expect(read.slice(from, from + 12)).toEqual([
    'Table',
    'TR',
    ...['Description', 'Qty', 'Taxable', 'Tax', 'Total'].flatMap((head) => ['TH', `P ${head}`]),
  ]);
  expect(read.slice(from + 12, from + 16)).toEqual(['TR', 'TD', 'P Lake House', 'P Lake Room, 2 nights']);
  expect(read.slice(-9)).toContain('TD ₹10,620.00');
});

test('the head and foot of further pages are not read again', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => tripLine({ lineId: index }));
  const papers = [
    await itineraryPdf(english, faces, trip({ lines }), plainLook),
    await invoicePdf(english, faces, invoice(60)),
  ];
  for (const paper of papers) {
    const pages = (await getDocumentProxy(new Uint8Array(paper))).numPages;
    expect(pages).toBeGreaterThan(2);
    const read = await readAloud(paper);
    expect(read.filter((one) => one.startsWith('H1 '))).toHaveLength(1);
    expect(read.filter((one) => one.startsWith('P Need help'))).toHaveLength(1);
  }
});

import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { partnerReportKinds } from '../booking/admin/reports/report.ts';
import { dayOf } from '../core/day.ts';
import { paiseOf } from '../core/money.ts';
import { type PartnerLine, partnerReportShapes, partnerRows } from './partner-report.ts';
import { tcsOf } from './tcs.ts';

const day = dayOf('2026-12-02');
const rates = [
  { from: dayOf('2024-07-10'), percent: 0.5, withheld: true },
  { from: dayOf('2018-10-01'), percent: 1, withheld: false },
];
function line(own: Partial<Omit<PartnerLine, 'tcs' | 'withheld'>> = {}): PartnerLine {
  const bare: Omit<PartnerLine, 'tcs' | 'withheld'> = {
    bookingId: 'BOOK_1',
    type: 'stay',
    productId: 7,
    supply: 'lodging',
    day,
    soldOn: day,
    whole: true,
    trial: false,
    price: paiseOf(100_000),
    platformFee: paiseOf(5_000),
    tax: paiseOf(5_900),
    percent: 10,
    commission: paiseOf(10_000),
    gst: paiseOf(1_800),
    payable: paiseOf(88_200),
    partner: 'Lake Family',
    gstin: '05AAPFU0939F1Z1',
    place: 'Uttarakhand',
    ...own,
  };
  const tcs = tcsOf(bare, { rates, registrations: [{ from: dayOf('2017-07-01'), gstin: bare.gstin }] });
  const withheld = tcs?.withheld ?? paiseOf(0);
  return { ...bare, tcs, withheld, payable: paiseOf(bare.payable - withheld) };
}
const rows = (kind: (typeof partnerReportKinds)[number], lines: PartnerLine[]) => partnerRows(english, kind, lines);

test('a partner is a row: number of lines, amount billed, commission, amount payable; test bookings are not counted', () => {
  const lines = [line(), line(), line({ partner: 'Raft Club' }), line({ trial: true })];
  expect(rows('partners', lines)).toEqual([
    { key: ['Lake Family'], sums: [2, 221_800, 200_000, 20_000, 3_600, 1_000, 175_400] },
    { key: ['Raft Club'], sums: [1, 110_900, 100_000, 10_000, 1_800, 500, 87_700] },
  ]);
});

test('TCS is two halves within the partner’s state and one tax elsewhere, at the day’s rate', () => {
  const lines = [line(), line(), line({ place: 'Goa' }), line({ day: dayOf('2024-07-09') })];
  expect(rows('tcs', lines)).toEqual([
    { key: ['Lake Family', '05AAPFU0939F1Z1', 'Goa', '0.5'], sums: [100_000, 500, 0, 0, 500, 500] },
    { key: ['Lake Family', '05AAPFU0939F1Z1', 'Uttarakhand', '0.5'], sums: [200_000, 0, 500, 500, 1_000, 1_000] },
    { key: ['Lake Family', '05AAPFU0939F1Z1', 'Uttarakhand', '1'], sums: [100_000, 0, 500, 500, 1_000, 0] },
  ]);
});

test('lodging of unregistered partners and passenger transport are section 9(5), without TCS; other supplies of unregistered partners are neither', () => {
  const lines = [
    line({ gstin: null }),
    line({ supply: 'transport-with-driver' }),
    line({ gstin: null, supply: 'tour' }),
  ];
  expect(rows('tcs', lines)).toEqual([]);
  expect(rows('section-9-5', lines)).toEqual([
    { key: ['Lake Family', '', 'Accommodation, host not registered', 'Uttarakhand'], sums: [1, 100_000, 5_900] },
    { key: ['Lake Family', '05AAPFU0939F1Z1', 'Passenger transport', 'Uttarakhand'], sums: [1, 100_000, 5_900] },
  ]);
});

test('every report has as many keys and sums as declared', () => {
  for (const kind of partnerReportKinds) {
    const { keys, sums } = partnerReportShapes[kind];
    const lines = [line(), line({ gstin: null })];
    for (const row of rows(kind, lines))
      expect([kind, row.key.length, row.sums.length]).toEqual([kind, keys.length, sums.length]);
  }
});

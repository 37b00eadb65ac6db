import { expect, test } from 'vitest';
import { dueNotices, instantInIndia } from './breach.ts';

test('CERT-In is informed within six hours, the Board in detail within 72, people and the Board without delay', () => {
  const noticed = new Date('2026-12-01T13:00:00Z');
  expect(dueNotices(noticed, new Date('2026-12-01T20:30:00Z'))).toEqual([
    { notice: 'people', dueAt: null, isLate: false, hours: 0 },
    { notice: 'board', dueAt: null, isLate: false, hours: 0 },
    { notice: 'cert-in', dueAt: new Date('2026-12-01T19:00:00Z'), isLate: true, hours: 1 },
    { notice: 'board-details', dueAt: new Date('2026-12-04T13:00:00Z'), isLate: false, hours: 64 },
  ]);
});

test('a time in a form is one in India', () => {
  expect(instantInIndia('2026-12-01T18:30')).toEqual(new Date('2026-12-01T13:00:00Z'));
  for (const text of ['', '2026-12-01', '2026-02-30T10:00', '2026-12-01T24:00', '2026-12-01T18:30Z'])
    expect(instantInIndia(text), text).toBeUndefined();
});

import { expect, test } from 'vitest';
import { dayOf } from '../../core/day.ts';
import {
  type Acknowledgement,
  acknowledgementAt,
  answerDue,
  answerEffect,
  answerLinkEnds,
  type PartnerAnswer,
} from './acknowledgement.ts';

const now = new Date('2026-11-20T10:00:00+05:30');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const answered = (answer: PartnerAnswer | null, dueAt = hours(24)): Acknowledgement => ({
  dueAt,
  answer,
  reason: null,
  answeredAt: answer && now,
});

test.each([
  ['confirmed', 'live', answered(null), 'waiting'],
  ['confirmed', 'live', answered(null, hours(0)), 'overdue'],
  ['confirmed', 'live', answered('acknowledged', hours(-1)), 'acknowledged'],
  ['confirmed', 'live', answered('refused', hours(-1)), 'refused'],
  ['confirmed', 'live', undefined, null],
  ['confirmed', 'cancelled', answered('refused'), null],
  ['confirmed', 'replaced', answered(null), null],
  ['cancelled', 'live', answered(null), null],
  ['completed', 'live', answered('refused'), null],
])('%s booking, %s line: %#', (status, state, acknowledgement, expected) => {
  expect(acknowledgementAt({ status }, { state, acknowledgement }, now)).toBe(expected);
});

test('an answer is due some hours after the confirmation, but never after the start', () => {
  const stay = { startDay: dayOf('2026-11-21'), slot: '', cancellation: { begins: hours(28).toISOString() } };
  expect(answerDue(stay, 24, now)).toEqual(hours(24));
  expect(answerDue(stay, 48, now)).toEqual(hours(28));
  const visit = { startDay: dayOf('2026-11-20'), slot: '14:00', cancellation: {} };
  expect(answerDue(visit, 24, now)).toEqual(hours(4));
  expect(answerDue({ ...visit, slot: '' }, 24, now), 'it begins at some time of its first day').toEqual(hours(-10));
  expect(answerLinkEnds(visit)).toEqual(hours(14));
});

test('a partner can refuse later, but only staff can take back a refusal', () => {
  const effects = (by: 'partner' | 'staff') =>
    ([null, 'acknowledged', 'refused'] as const).map((before) =>
      (['acknowledged', 'refused'] as const).map((answer) => answerEffect(before, answer, by)),
    );
  expect(effects('partner')).toEqual([
    ['new', 'new'],
    ['same', 'new'],
    ['final', 'same'],
  ]);
  expect(effects('staff')).toEqual([
    ['new', 'new'],
    ['same', 'new'],
    ['new', 'same'],
  ]);
});

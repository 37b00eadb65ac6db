import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { firstDay, now, offer, selectedLine, taxRule } from '../../../tests/sold-things.ts';
import type { Offer, SelectedLine } from '../../catalog/product.ts';
import { addDays } from '../../core/day.ts';
import { takesOfLine } from './line.ts';
import { isPriced, makeQuote } from './quote.ts';

const days = [firstDay, addDays(firstDay, 1)];

function sold(own: Partial<Offer> = {}, selected: Partial<SelectedLine> = {}) {
  const [line] = makeQuote(
    english,
    [selectedLine(selected)],
    [{ offer: offer(own) }],
    new Map(),
    [taxRule()],
    now,
  ).lines;
  if (!line || !isPriced(line)) throw new Error('Nothing was priced');
  return line;
}

test('a line takes its stock on each of its days', () => {
  const line = sold({ days, endDay: addDays(firstDay, 2), units: 2 }, { quantity: 3 });
  expect(takesOfLine({ ...line, id: 5 })).toEqual(
    days.map((day) => ({ lineId: 5, sellableId: 7, day, slot: '', units: 6 })),
  );
});

test('a line keeps the meeting point and the meeting time of the sale', () => {
  const meeting = { meetingPoint: 'Shilpgram, East Gate', meetingTime: '05:30' };
  expect(sold({ type: 'attraction', ...meeting })).toMatchObject(meeting);
  expect(sold()).toMatchObject({ meetingPoint: null, meetingTime: null });
});

test.each([
  ['a car is picked up where its item says', 'car-rental', ' Terminal 3', ' Terminal 3'],
  ['a car of which nobody said is picked up nowhere yet', 'car-rental', undefined, null],
  ['a stay is picked up nowhere, whatever its item says', 'stay', 'Terminal 3', null],
] as const)('%s', (_, type, place, pickup) => {
  expect(sold({ type }, { type, pickup: place }).pickup).toBe(pickup);
});

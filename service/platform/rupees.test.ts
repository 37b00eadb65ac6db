import { expect, test } from 'vitest';
import { z } from 'zod';
import { fromRupees, paiseOf } from '../core/money.ts';
import { inRupees, rupees } from './rupees.ts';

const line = z.object({ name: z.string(), price: rupees, fees: z.array(z.object({ amount: rupees })).optional() });
const quote = z.object({
  lines: z.array(line),
  before: line.nullable(),
  total: rupees.describe('What is paid').readonly(),
});

test('the amounts of an answer become rupees, and everything else stays as and where it is', () => {
  const answer = {
    total: paiseOf(123_450),
    lines: [{ price: fromRupees(200), extra: paiseOf(7), name: 'Room', fees: [{ amount: paiseOf(5) }] }],
    before: null,
  };
  expect(JSON.stringify(inRupees(quote)(answer))).toBe(
    '{"total":1234.5,"lines":[{"price":200,"extra":7,"name":"Room","fees":[{"amount":0.05}]}],"before":null}',
  );
  expect(inRupees(z.object({ total: z.number() }))(answer)).toBe(answer);
  expect(inRupees(undefined)(answer)).toBe(answer);
});

test('an amount that is not whole paise is not sent', () => {
  expect(() => inRupees(rupees)(0.5)).toThrow();
});

test('the amounts of a request become paise; others than amounts are refused', () => {
  expect(line.parse({ name: 'Room', price: 1234.5 })).toEqual({ name: 'Room', price: 123_450 });
  expect(line.safeParse({ name: 'Room', price: 1e300 }).success).toBe(false);
  expect(line.safeParse({ name: 'Room', price: '12' }).success).toBe(false);
});

test('they are described as numbers', () => {
  for (const io of ['input', 'output'] as const)
    expect(z.toJSONSchema(line, { io, unrepresentable: 'any' })).toMatchObject({
      properties: { price: { type: 'number', description: 'Rupees' } },
    });
});

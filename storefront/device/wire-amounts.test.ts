import { expect, test } from 'vitest';
import { z } from 'zod';
import { bookingCalls } from '../../service/booking/api/booking.api.ts';
import { documentCalls } from '../../service/booking/api/documents.api.ts';
import { paymentCalls } from '../../service/booking/api/payments.api.ts';
import { calendarCalls } from '../../service/catalog/calendar/calendar.api.ts';
import { fromRupees } from '../../service/core/money.ts';
import { amountFields, readAmount, writeAmount } from './wire-amounts.ts';

/** The numbers in those schemas: the names of amounts, and of others. */
function numbersIn(schema: z.core.$ZodType, found: { amounts: Set<string>; others: Set<string> }, name = ''): void {
  if (schema instanceof z.ZodCodec) found.amounts.add(name);
  else if (schema instanceof z.ZodNumber) found.others.add(name);
  else if (schema instanceof z.ZodObject)
    for (const [field, inner] of Object.entries<z.core.$ZodType>(schema.shape)) numbersIn(inner, found, field);
  else if (schema instanceof z.ZodArray) numbersIn(schema.element, found, name);
  else if (schema instanceof z.ZodPipe) numbersIn(schema.in, found, name);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) numbersIn(option, found, name);
  else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    numbersIn(schema.def.innerType, found, name);
}

/** Fields of the cart and of stored attempts, which no schema describes. */
const ownFields = ['sentTotal'];

test('the fields with amounts are those of the API, and no other number has such a name', () => {
  const found = { amounts: new Set<string>(), others: new Set<string>() };
  for (const { body, answer, refusal } of [...bookingCalls, ...documentCalls, ...paymentCalls, ...calendarCalls])
    for (const schema of [body, answer, refusal]) if (schema) numbersIn(schema, found);
  expect([...found.amounts, ...ownFields].sort()).toEqual([...amountFields].sort());
  expect([...found.others].filter((name) => amountFields.has(name))).toEqual([]);
  expect(found.others).toContain('quantity');
});

test('amounts are rupees in JSON and paise inside; other numbers stay', () => {
  const line = { price: fromRupees(1234.5), quantity: 2, fees: [{ amount: fromRupees(0.05) }] };
  const json = JSON.stringify(line, writeAmount);
  expect(json).toBe('{"price":1234.5,"quantity":2,"fees":[{"amount":0.05}]}');
  expect(JSON.parse(json, readAmount)).toEqual(line);
});

test('an absurd amount stays as it is, for its reader to refuse', () => {
  expect(JSON.parse('{"price":1e300,"tax":-1e300,"total":"12"}', readAmount)).toEqual({
    price: 1e300,
    tax: -1e300,
    total: '12',
  });
});

import { expect, test } from 'vitest';
import { makeFormIds, refusal } from './api.ts';

const response = { status: 400 };

test('an error has the wire’s name, message and details', () => {
  const error = { status: 400, name: 'ValidationError', message: 'Invalid identifier or password', details: { a: 1 } };
  expect(refusal(response, { data: null, error })).toMatchObject({ ...error });
});

test('an error without the wire’s body has no message', () => {
  expect(refusal(response, undefined)).toMatchObject({ status: 400, name: 'HttpError', message: '' });
});

test('a plain message is accepted too', () => {
  expect(refusal(response, { message: 'no' }).message).toBe('no');
});

test('the same content keeps its key until it has arrived; other content gets a new one', () => {
  const ids = makeFormIds();
  const first = ids.idFor({ name: 'Asha' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(ids.idFor({ name: 'Asha' })).toBe(first);
  const second = ids.idFor({ name: 'Ravi' });
  expect(second).not.toBe(first);
  ids.arrived();
  expect(ids.idFor({ name: 'Ravi' })).not.toBe(second);
});

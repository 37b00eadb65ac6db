import { expect, test } from 'vitest';
import { makeFormIds } from './form-ids.ts';

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

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { makeLocalCounts } from './local-counts.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const seconds = 900;

function memory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test('after a million keys none is forgotten, hardly any is delayed, and the memory stays the same', () => {
  const before = memory();
  const counts = makeLocalCounts();
  for (let call = 0; call < 10; call += 1) counts.add({ key: 'victim', seconds }, now);
  for (let key = 0; key < 1_000_000; key += 1) counts.add({ key: `attacker ${key}`, seconds }, now + 1);
  expect(memory() - before).toBeLessThan(40 * 2 ** 20);

  expect(counts.add({ key: 'victim', seconds }, now + 2).calls).toBe(11);
  let heldUp = 0;
  for (let guest = 0; guest < 1_000; guest += 1) {
    if (counts.add({ key: `guest ${guest}`, seconds }, now + 2).calls > 5) heldUp += 1;
  }
  expect(heldUp).toBeLessThan(10);
  // shared cells expire with the last of them, to the second
  expect(counts.add({ key: 'victim', seconds }, now + 902_000).calls).toBe(1);
});

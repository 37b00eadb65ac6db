import { expect, test } from 'vitest';
import { NightList } from './night-list.ts';

const make = (length: number) => new Int32Array(length);
const held = ({ options, values, length }: NightList<Int32Array>) =>
  Array.from({ length }, (_, at) => [options[at], values[at]]);

test('values added in any order and then settled equal those put one by one, and can be changed', () => {
  const [added, put] = [new NightList(make(0), make), new NightList(make(0), make)];
  // each number below 1,009 once, shuffled
  const numbers = Array.from({ length: 1_008 }, (_, at) => ((at + 1) * 617) % 1_009);
  for (const number of numbers) added.add(number, number * 7);
  for (const number of [...numbers].sort((a, b) => a - b)) put.put(number, number * 7);
  added.settle();
  expect(held(added)).toEqual(held(put));
  for (const list of [added, put]) {
    list.remove(500);
    list.put(2_000, 1);
    list.put(3, 4);
  }
  expect(held(added)).toEqual(held(put));
  expect([added.get(3), added.get(500), added.get(2_000)]).toEqual([4, undefined, 1]);
});

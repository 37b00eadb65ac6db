import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { subjects } from '../../tests/mutation/subjects.ts';
import { root } from '../command.ts';
import { fateOf, findingOf, mutate, testsOf } from './judge.ts';

const mutant = { name: 'is wrong', text: 'a + b', becomes: 'a - $& b' };
const passed = { failedTests: 0, passed: true };
const failed = { failedTests: 1, passed: false };
const neverBegan = { failedTests: 0, passed: false };

describe('a mutant', () => {
  test('takes the place of its text, to the letter', () => {
    expect(mutate('return a + b;', mutant)).toBe('return a - $& b;');
  });
  test.each([
    ['nowhere any more', 'return a * b;', 'its text stands in the file 0 times, not once'],
    ['in two places', 'a + b; a + b;', 'its text stands in the file 2 times, not once'],
  ])('that belongs %s cannot be tried', (_, code, message) => {
    expect(() => mutate(code, mutant)).toThrow(message);
  });
  test('is killed by a test that fails, not by a file that cannot be read', () => {
    expect(fateOf([passed, failed])).toBe('killed');
    expect(fateOf([failed, neverBegan])).toBe('killed');
    expect(fateOf([passed, passed])).toBe('survived');
    expect(fateOf([passed, neverBegan])).toBe('broken');
    expect(fateOf([])).toBe('broken');
  });
  test('has to be killed, or to change nothing', () => {
    const equal = { ...mutant, equivalent: 'both are the same' };
    const right = (...[of, fate]: Parameters<typeof findingOf>) => findingOf(of, fate) === undefined;
    expect([right(mutant, 'killed'), right(mutant, 'survived'), right(mutant, 'broken')]).toEqual([true, false, false]);
    expect([right(equal, 'killed'), right(equal, 'survived'), right(equal, 'broken')]).toEqual([false, true, false]);
  });
});

test('the tests of a file are the one beside it and those that are named', () => {
  const of = (own: object) => testsOf({ file: 'service/a.ts', mutants: [], ...own });
  expect(of({})).toEqual(['service/a.test.ts']);
  expect(of({ alsoTests: ['b.test.ts'] })).toEqual(['service/a.test.ts', 'b.test.ts']);
  expect(of({ testBeside: false, alsoTests: ['b.test.ts'] })).toEqual(['b.test.ts']);
});

describe('of the table', () => {
  test.each(subjects)('every mutant of $file has its one place', ({ file, mutants }) => {
    const code = readFileSync(join(root, file), 'utf8');
    for (const one of mutants) expect(() => mutate(code, one), one.name).not.toThrow();
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { subjects } from '../../tests/mutation/subjects.ts';
import { root } from '../command.ts';
import { findingOf, mutate, outcomeOf, testsOf } from './judge.ts';

const mutant = { name: 'is wrong', text: 'a + b', becomes: 'a - $& b' };
const passed = { failedTests: 0, passed: true };
const failed = { failedTests: 1, passed: false };
const neverBegan = { failedTests: 0, passed: false };

describe('a mutant', () => {
  test('replaces its text exactly', () => {
    expect(mutate('return a + b;', mutant)).toBe('return a - $& b;');
  });
  test.each([
    ['nowhere any more', 'return a * b;', 'its text stands in the file 0 times, not once'],
    ['in two places', 'a + b; a + b;', 'its text stands in the file 2 times, not once'],
  ])('whose text is %s cannot be tried', (_, code, message) => {
    expect(() => mutate(code, mutant)).toThrow(message);
  });
  test('is killed by a failing test, not by an unreadable file', () => {
    expect(outcomeOf([passed, failed])).toBe('killed');
    expect(outcomeOf([failed, neverBegan])).toBe('killed');
    expect(outcomeOf([passed, passed])).toBe('survived');
    expect(outcomeOf([passed, neverBegan])).toBe('broken');
    expect(outcomeOf([])).toBe('broken');
  });
  test('must be killed, or be equivalent', () => {
    const equal = { ...mutant, equivalent: 'both are the same' };
    const right = (...[of, outcome]: Parameters<typeof findingOf>) => findingOf(of, outcome) === undefined;
    expect([right(mutant, 'killed'), right(mutant, 'survived'), right(mutant, 'broken')]).toEqual([true, false, false]);
    expect([right(equal, 'killed'), right(equal, 'survived'), right(equal, 'broken')]).toEqual([false, true, false]);
  });
});

test('the tests of a file are the one beside it and those listed', () => {
  const of = (own: object) => testsOf({ file: 'service/a.ts', mutants: [], ...own });
  expect(of({})).toEqual(['service/a.test.ts']);
  expect(of({ alsoTests: ['b.test.ts'] })).toEqual(['service/a.test.ts', 'b.test.ts']);
  expect(of({ testBeside: false, alsoTests: ['b.test.ts'] })).toEqual(['b.test.ts']);
});

describe('of the table', () => {
  test.each(subjects)('every mutant of $file has exactly one place', ({ file, mutants }) => {
    const code = readFileSync(join(root, file), 'utf8');
    for (const one of mutants) expect(() => mutate(code, one), one.name).not.toThrow();
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });
});

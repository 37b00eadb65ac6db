import type { Mutant, Subject } from '../../tests/mutation/mutant.ts';

/** What became of a mutant: `broken` is one that no test could run. */
export type Fate = 'killed' | 'survived' | 'broken';

/** What a run of test files says of the mutant that it ran on. */
export function fateOf(modules: readonly { failedTests: number; passed: boolean }[]): Fate {
  if (modules.some(({ failedTests }) => failedTests > 0)) return 'killed';
  return modules.length > 0 && modules.every(({ passed }) => passed) ? 'survived' : 'broken';
}

/** The text of the file with the mutant in it. Throws when there is not exactly one place for it. */
export function mutate(code: string, { text, becomes }: Mutant): string {
  const places = code.split(text).length - 1;
  if (places !== 1) throw new Error(`its text stands in the file ${places} times, not once`);
  return code.replace(text, () => becomes);
}

/** The tests that have to see a mutant of the subject. */
export function testsOf({ file, testBeside, alsoTests = [] }: Subject): string[] {
  return [...(testBeside === false ? [] : [file.replace(/\.tsx?$/, '.test.ts')]), ...alsoTests];
}

/** Why that fate of the mutant is wrong; undefined when it is as it has to be. */
export function findingOf({ equivalent }: Mutant, fate: Fate): string | undefined {
  if (fate === 'broken') return 'cannot be run: no test failed, and not all passed';
  if (fate === 'survived' && !equivalent) return 'survived: no test sees it';
  if (fate === 'killed' && equivalent) return 'is said to change nothing, but a test sees it';
  return undefined;
}

/** Of a hundred mutants so many have to be killed; the others are explained. */
export const leastKilled = 90;

import type { Mutant, MutatedModule } from '../../tests/mutation/mutant.ts';

/** The outcome of a mutant: `broken` means that no test could run. */
export type MutantOutcome = 'killed' | 'survived' | 'broken';

/** The outcome of a mutant by the results of its test files. */
export function outcomeOf(modules: readonly { failedTests: number; passed: boolean }[]): MutantOutcome {
  if (modules.some(({ failedTests }) => failedTests > 0)) return 'killed';
  return modules.length > 0 && modules.every(({ passed }) => passed) ? 'survived' : 'broken';
}

/** The text of the file with the mutant in it. Throws unless there is exactly one place for it. */
export function mutate(code: string, { text, becomes }: Mutant): string {
  const places = code.split(text).length - 1;
  if (places !== 1) throw new Error(`its text stands in the file ${places} times, not once`);
  return code.replace(text, () => becomes);
}

/** The tests that must detect a mutant of the subject. */
export function testsOf({ file, testBeside, alsoTests = [] }: MutatedModule): string[] {
  return [...(testBeside === false ? [] : [file.replace(/\.tsx?$/, '.test.ts')]), ...alsoTests];
}

/** Why that outcome of the mutant is wrong; undefined if it is as expected. */
export function findingOf({ equivalent }: Mutant, outcome: MutantOutcome): string | undefined {
  if (outcome === 'broken') return 'cannot be run: no test failed, and not all passed';
  if (outcome === 'survived' && !equivalent) return 'survived: no test sees it';
  if (outcome === 'killed' && equivalent) return 'is said to change nothing, but a test sees it';
  return undefined;
}

/** The percentage of mutants that must be killed; the others are explained. */
export const minKilledPercent = 90;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import type { Mutant, MutatedModule } from '../../tests/mutation/mutant.ts';
import { root } from '../command.ts';
import { type MutantOutcome, mutate, outcomeOf, testsOf } from './judge.ts';

export interface Tried {
  readonly subject: MutatedModule;
  readonly mutant: Mutant;
  /** An Error: it could not be run. */
  readonly outcome: MutantOutcome | Error;
}

/**
 * Runs every mutant in memory, one after the other, with the tests of its file; nothing on disk changes. Throws if
 * these tests fail without a mutant.
 */
export async function* tryMutants(subjects: readonly MutatedModule[]): AsyncGenerator<Tried> {
  let current: { path: string; code: string } | undefined;
  const vitest = await createVitest(
    {
      root,
      config: false,
      watch: false,
      include: [...new Set(subjects.flatMap(testsOf))],
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      // a cached module would be the original file
      fsModuleCache: false,
      bail: 1,
      testTimeout: 20_000,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (_, id) => (id === current?.path ? { code: current.code, map: null } : undefined),
        },
      ],
    },
  );
  const specifications = new Map((await vitest.globTestSpecifications()).map((one) => [one.moduleId, one]));

  async function run(subject: MutatedModule): Promise<MutantOutcome> {
    const chosen = testsOf(subject).map((file) => {
      const found = specifications.get(join(root, file));
      if (!found) throw new Error(`there is no test ${file}`);
      return found;
    });
    const ids = new Set(chosen.map(({ moduleId }) => moduleId));
    const { testModules } = await vitest.runTestSpecifications(chosen);
    return outcomeOf(testModules.filter(({ moduleId }) => ids.has(moduleId)).map(resultOf));
  }

  try {
    for (const subject of subjects) {
      const path = join(root, subject.file);
      if ((await run(subject)) !== 'survived') throw new Error(`the tests of ${subject.file} fail without a mutant`);
      for (const mutant of subject.mutants) {
        let outcome: Tried['outcome'];
        try {
          current = { path, code: mutate(readFileSync(path, 'utf8'), mutant) };
          vitest.invalidateFile(path);
          outcome = await run(subject);
        } catch (error) {
          outcome = error instanceof Error ? error : new Error(String(error));
        }
        current = undefined;
        vitest.invalidateFile(path);
        yield { subject, mutant, outcome };
      }
    }
  } finally {
    await vitest.close();
  }
}

function resultOf(module: TestModule): { failedTests: number; passed: boolean } {
  return { failedTests: [...module.children.allTests('failed')].length, passed: module.state() === 'passed' };
}

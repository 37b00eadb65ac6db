import { z } from 'zod';
import { runCommand } from '../command.ts';
import { silence } from './pace.ts';
import { readReport, reportFile } from './report.ts';
import { oneFailed, type Step } from './steps.ts';

const report = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });

/**
 * Rules of money and stock, each broken on purpose in memory (tests/mutation): the tests of its file have to see it. A few
 * of them take less than a third of the time of all. `words`: only in files whose path has one of them.
 */
export function mutantsStep(which: 'few' | 'all', words: readonly string[] = []): Step {
  return {
    title: 'Mutants',
    run: async (say) => {
      const file = reportFile('mutants');
      const { code } = await runCommand(
        'node',
        ['--disable-warning=ExperimentalWarning', 'scripts/mutation/run-mutants.ts', file, which, ...words],
        { env: { NODE_ENV: 'test' }, say, silence },
      );
      const text = readReport(file);
      const counts = text === undefined ? oneFailed : report.parse(JSON.parse(text));
      return code !== 0 && counts.failed === 0 ? oneFailed : counts;
    },
  };
}

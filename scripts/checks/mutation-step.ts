import { z } from 'zod';
import { runCommand } from '../command.ts';
import { oneFailed, type Step } from './steps.ts';
import { readReport, reportFile, silence } from './test-run.ts';

const report = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });

/**
 * The mutation tests: rules of money and stock are broken one by one in memory (tests/mutation), and the tests of the
 * file must fail. The selection `few` takes less than a third of the time of all. `words`: only files whose path
 * contains one of them.
 */
export function mutationStep(which: 'few' | 'all', words: readonly string[] = []): Step {
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

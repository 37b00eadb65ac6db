import { relative } from 'node:path';
import { z } from 'zod';
import { root, runCommand } from '../command.ts';
import { oneFailed, type Step, type StepCounts } from './steps.ts';
import { cores, readReport, reportFile, silence } from './test-run.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

type Report = z.infer<typeof report>;

const failedTests = ({ assertionResults }: Report['testResults'][number]) =>
  assertionResults.filter(({ status }) => status === 'failed');

function countReport({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}: Report): StepCounts {
  const failures = testResults.flatMap((file) => {
    const name = relative(root, file.name);
    const tests = failedTests(file);
    if (file.status === 'failed' && tests.length === 0) return [{ name, error: file.message }];
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${name}: ${fullName}`,
      error: failureMessages?.join('\n') ?? '',
    }));
  });
  const broken = testResults.filter((file) => file.status === 'failed' && failedTests(file).length === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures,
  };
}

/** Counts tests; a file that fails before its tests, and a failed run without a failed test, count as one failure. */
export function countVitest(text: string, code: number): StepCounts {
  const counts = countReport(report.parse(JSON.parse(text)));
  return { ...counts, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed };
}

interface How {
  readonly env?: NodeJS.ProcessEnv;
  /** Number of files at a time. */
  readonly workers?: number;
  /** Lower priority when processors are scarce, for tests that measure no time. */
  readonly yields?: boolean;
}

/** The tests of one project of vitest.config.ts. */
export function vitestStep(title: string, project: string, how: How = {}): Step {
  const { env, workers = cores, yields = false } = how;
  return {
    title,
    run: async (say) => {
      const file = reportFile(`vitest-${project}`);
      const reporters = [
        '--reporter=./scripts/checks/vitest-progress.ts',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ];
      const run = ['vitest', 'run', '--project', project, `--maxWorkers=${workers}`, ...reporters];
      const [command = '', ...args] = yields ? ['nice', '-n', '5', ...run] : run;
      const { code } = await runCommand(command, args, { env: { NODE_ENV: 'test', ...env }, say, silence });
      const text = readReport(file);
      return text === undefined ? oneFailed : countVitest(text, code);
    },
  };
}

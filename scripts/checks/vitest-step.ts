import { relative } from 'node:path';
import { z } from 'zod';
import { root, runCommand } from '../command.ts';
import { recordOutcomes, type TestOutcome } from '../promises/outcomes.ts';
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

function outcomesOf(text: string): TestOutcome[] {
  return report
    .parse(JSON.parse(text))
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status }) => ({ file: relative(root, name), name: fullName, passed: status === 'passed' })),
    );
}

interface How {
  readonly env?: NodeJS.ProcessEnv;
  /** Number of files at a time. */
  readonly workers?: number;
  /** Lower priority when processors are scarce, for tests that measure no time. */
  readonly yields?: boolean;
}

/** More failed files than this are a fault of the code, not of a busy machine. */
const mostRepeated = 5;

/** Files that failed, relative to the root. */
export function failedFiles(text: string): readonly string[] {
  const files = report.parse(JSON.parse(text)).testResults.filter(({ status }) => status === 'failed');
  return files.map(({ name }) => relative(root, name));
}

/** The counts of a run after its failed files were run again: what fails no longer is a fault of the test. */
export function afterSecondRun(first: StepCounts, second: StepCounts): StepCounts {
  const failing = new Set(second.failures?.map(({ name }) => name));
  const repeated = second.failed === failing.size ? first.failures?.filter(({ name }) => !failing.has(name)) : [];
  return {
    passed: first.passed + (repeated?.length ?? 0),
    failed: second.failed,
    skipped: first.skipped,
    failures: second.failures,
    repeated,
  };
}

/** The tests of one project of vitest.config.ts. Where a merge is checked (`CI`), failed files are run once more. */
export function vitestStep(title: string, project: string, how: How = {}): Step {
  const { env, workers = cores, yields = false } = how;
  return {
    title,
    run: async (say) => {
      const first = await attempt([]);
      const again = first.text === undefined ? [] : failedFiles(first.text);
      if (!process.env['CI'] || again.length === 0 || again.length > mostRepeated) return first.counts;
      say(`Run again: ${again.join(', ')}\n`);
      return afterSecondRun(first.counts, (await attempt(again)).counts);

      async function attempt(files: readonly string[]): Promise<{ text: string | undefined; counts: StepCounts }> {
        const file = reportFile(`vitest-${project}`);
        const reporters = [
          '--reporter=./scripts/checks/vitest-progress.ts',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ];
        const run = ['vitest', 'run', '--project', project, `--maxWorkers=${workers}`, ...reporters, ...files];
        const [command = '', ...args] = yields ? ['nice', '-n', '5', ...run] : run;
        const { code } = await runCommand(command, args, { env: { NODE_ENV: 'test', ...env }, say, silence });
        const text = readReport(file);
        if (text !== undefined) recordOutcomes(outcomesOf(text));
        return { text, counts: text === undefined ? oneFailed : countVitest(text, code) };
      }
    },
  };
}

import { relative } from 'node:path';
import { z } from 'zod';
import { root, runCommand } from '../command.ts';
import { cores, silence } from './pace.ts';
import { readReport, reportFile } from './report.ts';
import { type Counts, oneFailed, type Say, type Step } from './steps.ts';

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

function countReport({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }: Report): Counts {
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
    ...{ passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests + numTodoTests },
    failures,
  };
}

/** Counts tests; a file that broke before its tests, and a run that failed without a failed test, count as one failure. */
export function countVitest(text: string, code: number): Counts {
  const counts = countReport(report.parse(JSON.parse(text)));
  return { ...counts, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed };
}

const fewFiles = 3;

/** The files to be run once more: few, or something is wrong that a second run will not mend. */
export function filesToRepeat(text: string): string[] {
  const failed = report.parse(JSON.parse(text)).testResults.filter(({ status }) => status === 'failed');
  return failed.length <= fewFiles ? failed.map(({ name }) => relative(root, name)) : [];
}

/**
 * The counts of a run whose failed files ran once more: of those the second run counts, and what passed in it alone is
 * told with the error of the first.
 */
export function countRepeated(first: string, second: string, code: number): Counts {
  const before = report.parse(JSON.parse(first));
  const after = countVitest(second, code);
  const { passed, failed, skipped, failures = [] } = countVitest(first, 1);
  const still = new Set(after.failures?.map(({ name }) => name));
  const dropped = before.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => file.assertionResults);
  const of = (...statuses: string[]) => dropped.filter(({ status }) => statuses.includes(status)).length;
  return {
    passed: passed - of('passed') + after.passed,
    failed: failed - failures.length + after.failed,
    skipped: skipped - of('pending', 'skipped', 'todo') + after.skipped,
    failures: after.failures ?? [],
    repeated: failures.filter(({ name }) => !still.has(name)),
  };
}

interface How {
  readonly env?: NodeJS.ProcessEnv;
  /** Files at a time. */
  readonly workers?: number;
  /** Others go first where processors are scarce: it measures no time, and what runs beside it takes longer. */
  readonly yields?: boolean;
  /**
   * Few files that failed run once more, alone: for thousands of tests over real servers on a busy machine. Never where
   * one failure in a hundred runs is a fault: races, and what a kill leaves behind.
   */
  readonly again?: boolean;
}

/** The tests of one project of vitest.config.ts. */
export function vitestStep(title: string, project: string, how: How = {}): Step {
  const { env, workers = cores, yields = false, again = false } = how;
  const runFiles = async (say: Say, files: readonly string[]) => {
    const file = reportFile(`vitest-${project}`);
    const reporters = [
      '--reporter=./scripts/checks/vitest-progress.ts',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const run = ['vitest', 'run', '--project', project, `--maxWorkers=${workers}`, ...reporters, ...files];
    const [command = '', ...args] = yields ? ['nice', '-n', '5', ...run] : run;
    const { code } = await runCommand(command, args, { env: { NODE_ENV: 'test', ...env }, say, silence });
    return { code, text: readReport(file) };
  };
  return {
    title,
    run: async (say) => {
      const { code, text } = await runFiles(say, []);
      if (text === undefined) return oneFailed;
      const files = again ? filesToRepeat(text) : [];
      if (files.length === 0) return countVitest(text, code);
      say(`${files.join(', ')} once more\n`);
      const second = await runFiles(say, files);
      return second.text === undefined ? countVitest(text, code) : countRepeated(text, second.text, second.code);
    },
  };
}

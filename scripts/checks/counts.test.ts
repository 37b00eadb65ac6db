import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root, runCommand } from '../command.ts';
import { countE2eTests } from './e2e-step.ts';
import { describeProgress } from './progress.ts';
import { repeatedInCi } from './static-steps.ts';
import {
  describeCounts,
  oneFailed,
  onePassed,
  oneSkipped,
  runSteps,
  type Say,
  type Step,
  type StepPlan,
} from './steps.ts';
import { describeTroubles, type Trouble } from './troubles.ts';
import { afterSecondRun, countVitest, failedFiles } from './vitest-step.ts';

const vitest = (over: object) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...over,
  });
const e2eTests = (over: object) =>
  JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...over } });

async function printed(plan: StepPlan): Promise<{ code: number; text: string; last: string | undefined }> {
  let text = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  try {
    const code = await runSteps(plan);
    return { code, text, last: text.trimEnd().split('\n').at(-1) };
  } finally {
    write.mockRestore();
  }
}

test('the last line counts every step', async () => {
  const run = async () => ({ passed: 7, failed: 0, skipped: 0 });
  const steps = [
    { title: 'Types', run: async () => onePassed },
    { title: 'Unit', run },
  ];
  expect(await printed(steps)).toMatchObject({ code: 0, last: '8 passed, 0 failed' });
});

test('a step that fails or throws does not prevent the next', async () => {
  const breaks = async () => {
    throw new Error('no compiler');
  };
  const steps = [
    { title: 'Types', run: breaks },
    { title: 'Lint', run: async () => oneFailed },
    { title: 'Unit', run: async () => onePassed },
    { title: 'Journeys', run: async () => oneSkipped },
  ];
  expect(await printed(steps)).toMatchObject({ code: 1, last: '1 passed, 2 failed, 1 skipped' });
});

test('a run in which nothing passed is a failure', async () => {
  expect((await printed([{ title: 'Journeys', run: async () => oneSkipped }])).code).toBe(1);
});

test('skipped tests are printed only if there are some', () => {
  expect(describeCounts({ passed: 1, failed: 2, skipped: 0 })).toBe('1 passed, 2 failed');
  expect(describeCounts({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});

test('a test file that failed before its first test counts as failed', () => {
  const testResults = [{ name: join(root, 'a.test.ts'), message: 'no module', status: 'failed', assertionResults: [] }];
  const failures = [{ name: 'a.test.ts', error: 'no module' }];
  expect(countVitest(vitest({ testResults }), 1)).toEqual({ passed: 5, failed: 1, skipped: 0, failures });
});

test('a run that exited with an error without a failed test counts as failed', () => {
  expect(countVitest(vitest({}), 1).failed).toBe(1);
  expect(countVitest(vitest({ numFailedTests: 2 }), 1).failed).toBe(2);
  expect(countE2eTests(e2eTests({}), 1).failed).toBe(1);
});

const failedIn = (file: string, ...titles: string[]) => ({
  name: join(root, file),
  status: titles.length > 0 ? 'failed' : 'passed',
  message: '',
  assertionResults: titles.map((fullName) => ({ status: 'failed', fullName, failureMessages: ['no'] })),
});

test('a failed file that passes when run again counts as passed and is printed, one that fails again does not', () => {
  const first = vitest({
    numFailedTests: 2,
    testResults: [failedIn('a.test.ts', 'waits', 'adds'), failedIn('b.test.ts')],
  });
  expect(failedFiles(first)).toEqual(['a.test.ts']);
  const waits = { name: 'a.test.ts: waits', error: 'no' };
  const adds = { name: 'a.test.ts: adds', error: 'no' };
  const counts = countVitest(first, 1);
  const again = vitest({ numPassedTests: 1, numFailedTests: 1, testResults: [failedIn('a.test.ts', 'adds')] });
  expect(afterSecondRun(counts, countVitest(again, 1))).toEqual({
    passed: 6,
    failed: 1,
    skipped: 0,
    failures: [adds],
    repeated: [waits],
  });
  expect(afterSecondRun(counts, countVitest(vitest({ numPassedTests: 2 }), 0))).toMatchObject({
    passed: 7,
    failed: 0,
    repeated: [waits, adds],
  });
  // no report of the second run says what failed
  expect(afterSecondRun(counts, oneFailed)).toMatchObject({ passed: 5, failed: 1, repeated: [] });
});

test.each([
  ['yes', 0, 1],
  ['', 1, 0],
])('a step that fails once: CI %j', async (ci, failed, repeated) => {
  vi.stubEnv('CI', ci);
  const run = vi.fn<Step['run']>().mockResolvedValue(onePassed).mockResolvedValueOnce(oneFailed);
  const step = repeatedInCi({ title: 'Pictures', run });
  const counts = await step.run(() => {});
  vi.unstubAllEnvs();
  expect([counts.failed, counts.repeated?.length ?? 0]).toEqual([failed, repeated]);
});

/** A report with one end-to-end test of that status, in a group of a file. */
const oneE2eTest = (status: string, stats: object) => {
  const results = [{ errors: [{ message: '\u001b[31mno button' }] }];
  const specs = [{ title: 'pays', file: 'cart.test.ts', tests: [{ status, results }] }];
  const suites = [{ title: 'cart.test.ts', specs: [], suites: [{ title: 'on a phone', specs }] }];
  return JSON.stringify({ ...JSON.parse(e2eTests(stats)), suites });
};

test('an end-to-end test that passes when run again counts as passed and is printed', async () => {
  const run = async () => countE2eTests(oneE2eTest('flaky', { flaky: 1 }), 0);
  const { code, text, last } = await printed({ title: 'Journeys', run });
  expect([code, last]).toEqual([0, '4 passed, 0 failed']);
  expect(text).toContain(
    '── 1 passed only when run again: mend the test ──\n✗ cart.test.ts: on a phone › pays\n    no button\n',
  );
});

test('failures are printed last, with their step, file and the beginning of the error', async () => {
  const tests = [{ status: 'failed', fullName: 'adds up', failureMessages: ['not 2\n at sum.ts'] }];
  const testResults = [{ name: join(root, 'sum.test.ts'), status: 'failed', message: '', assertionResults: tests }];
  const saysWhy = async (say: Say) => {
    say('a.ts: no such type\n');
    return oneFailed;
  };
  const { text } = await printed([
    { title: 'Types', run: saysWhy },
    { title: 'Unit', run: async () => countVitest(vitest({ numFailedTests: 1, testResults }), 1) },
    { title: 'Journeys', run: async () => countE2eTests(oneE2eTest('unexpected', { unexpected: 1 }), 1) },
  ]);
  expect(text.slice(text.indexOf('── 3 failed')).split('\n')).toEqual([
    '── 3 failed ──',
    '✗ Types',
    '    a.ts: no such type',
    '✗ Unit › sum.test.ts: adds up',
    '    not 2',
    '     at sum.ts',
    '✗ Journeys › cart.test.ts: on a phone › pays',
    '    no button',
    '',
    '8 passed, 3 failed',
    '',
  ]);
});

test('many errors are printed in few lines each, so that all of them fit', () => {
  const error = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const lines = (count: number) =>
    describeTroubles('failed', Array<Trouble>(count).fill({ name: 'one', error })).split('\n').length;
  expect([lines(1), lines(4), lines(20)]).toEqual([19, 67, 83]);
});

test('parallel steps print whole lines with their title, and are counted in order', async () => {
  const waiting = Promise.withResolvers<void>();
  const slow: Step = {
    title: 'Slow',
    run: async (say) => {
      say('half a ');
      await waiting.promise;
      say('line\nrest');
      return onePassed;
    },
  };
  const quick: Step = {
    title: 'Quick',
    run: async (say) => {
      say('one\ntwo\n');
      waiting.resolve();
      return oneFailed;
    },
  };
  const { code, text } = await printed([{ beside: [slow, [quick]] }]);
  expect(code).toBe(1);
  const lines = text.split('\n');
  expect(lines.filter((line) => line.includes('│'))).toEqual([
    'Quick │ one',
    'Quick │ two',
    'Slow │ half a line',
    'Slow │ rest',
  ]);
  expect(lines.slice(-10).map((line) => line.replace(/ \(.*/, ''))).toEqual([
    '✓ Slow: 1 passed, 0 failed',
    '✗ Quick: 0 passed, 1 failed',
    '',
    '── 1 failed ──',
    '✗ Quick',
    '    one',
    '    two',
    '',
    '1 passed, 1 failed',
    '',
  ]);
});

test('a queue runs so many steps at a time; a free worker takes the next, and counts stay in order', async () => {
  const began: string[] = [];
  const long = Promise.withResolvers<void>();
  const step = (title: string, work: () => Promise<void> | void): Step => ({
    title,
    run: async () => {
      began.push(title);
      await work();
      return onePassed;
    },
  });
  const queue = [
    step('Long', () => long.promise),
    step('First', () => {
      expect(began).toEqual(['Long', 'First']);
    }),
    step('Second', () => long.resolve()),
  ];
  const { code, text } = await printed([{ pools: 2, queue }]);
  expect([code, began]).toEqual([0, ['Long', 'First', 'Second']]);
  expect(text.slice(text.indexOf('── All')).match(/Long|First|Second/g)).toEqual(['Long', 'First', 'Second']);
});

// the silence is longer than a busy machine takes to start a process
test('a program that prints is never stopped, one that hangs is', async () => {
  const node = (script: string) => runCommand(process.execPath, ['-e', script], { quiet: true, silence: 5_000 });
  const speaks = 'let n = 0; setInterval(() => { console.log(n); if (++n > 6) process.exit(0); }, 900)';
  const [speaking, hanging] = await Promise.all([node(speaks), node('setInterval(() => {}, 1000)')]);
  expect(speaking.code).toBe(0);
  expect(hanging).toMatchObject({ code: 143, output: 'stopped: it said nothing for 5 s\n' });
});

test('progress shows what is done, the total and the time', () => {
  expect(describeProgress(7, 268, 72_400)).toBe('  7 of 268, 1 min 12 s');
  expect(describeProgress(7, 9, 59_400)).toBe('7 of 9, 59 s');
});

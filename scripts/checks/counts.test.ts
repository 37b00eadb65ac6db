import { expect, test, vi } from 'vitest';
import { countJourneys } from './journeys-step.ts';
import { describeCounts, oneFailed, onePassed, oneSkipped, runSteps } from './steps.ts';
import { countVitest } from './vitest-step.ts';

const vitest = (over: object) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...over,
  });
const journeys = (over: object) =>
  JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...over }, suites: [] });

async function printed(steps: Parameters<typeof runSteps>[0]): Promise<{ code: number; last: string | undefined }> {
  let text = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  try {
    const code = await runSteps(steps);
    return { code, last: text.trimEnd().split('\n').at(-1) };
  } finally {
    write.mockRestore();
  }
}

test('the last line counts every step', async () => {
  const run = async () => ({ passed: 7, failed: 0, skipped: 0 });
  expect(
    await printed([
      { title: 'Types', run: async () => onePassed },
      { title: 'Unit', run },
    ]),
  ).toEqual({
    code: 0,
    last: '8 passed, 0 failed',
  });
});

test('a step that fails or throws does not keep the next from running', async () => {
  const breaks = async () => {
    throw new Error('no compiler');
  };
  const steps = [
    { title: 'Types', run: breaks },
    { title: 'Lint', run: async () => oneFailed },
    { title: 'Unit', run: async () => onePassed },
    { title: 'Journeys', run: async () => oneSkipped },
  ];
  expect(await printed(steps)).toEqual({ code: 1, last: '1 passed, 2 failed, 1 skipped' });
});

test('a run in which nothing passed is no success', async () => {
  expect((await printed([{ title: 'Journeys', run: async () => oneSkipped }])).code).toBe(1);
});

test('skipped tests are told only when there are some', () => {
  expect(describeCounts({ passed: 1, failed: 2, skipped: 0 })).toBe('1 passed, 2 failed');
  expect(describeCounts({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});

test('a test file that broke before its first test counts as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countVitest(vitest({ testResults }), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('a run that ended badly without a failed test counts as failed', () => {
  expect(countVitest(vitest({}), 1).failed).toBe(1);
  expect(countVitest(vitest({ numFailedTests: 2 }), 1).failed).toBe(2);
  expect(countJourneys(journeys({}), 1).failed).toBe(1);
});

test('a journey that passed only when repeated counts as passed, and is named', () => {
  const spec = (title: string, status: string) => ({ title, file: 'cart.test.ts', tests: [{ status }] });
  const text = JSON.stringify({
    stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 2 },
    suites: [
      { specs: [spec('steady', 'expected')], suites: [{ specs: [spec('two tabs', 'flaky')] }] },
      { specs: [spec('broken', 'unexpected')] },
    ],
  });
  const counts = { passed: 4, failed: 0, skipped: 2, unsteady: ['cart.test.ts: two tabs'] };
  expect(countJourneys(text, 0)).toEqual(counts);
});

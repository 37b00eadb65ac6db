import { basename } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { describeProgress, describeTime } from './progress.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const describeError = ({ stack, message, value, snippet }: TestError): string =>
  [stack ?? message ?? value ?? 'no word why', snippet].filter(Boolean).join('\n');

/** Prints a line when an end-to-end test ends, with the progress, and at once why one failed. */
export default class E2eProgress implements Reporter {
  private began = 0;
  private done = 0;
  private total = 0;

  onBegin(config: FullConfig, suite: Suite): void {
    this.began = performance.now();
    this.total = suite.allTests().length;
    say(`${this.total} tests, ${config.workers} at a time`);
  }

  onTestEnd(test: TestCase, { status, duration, errors, retry }: TestResult): void {
    if (retry === 0) this.done += 1;
    const progress = describeProgress(this.done, this.total, performance.now() - this.began);
    const mark = status === test.expectedStatus ? (status === 'skipped' ? '-' : '✓') : '✗';
    // file, groups and the test itself; the root and the project come before them
    const name = test.titlePath().slice(3).join(' › ');
    say(`[${progress}] ${mark} ${basename(test.location.file)}: ${name} (${describeTime(duration)})`);
    if (mark === '✗') for (const error of errors) say(describeError(error));
  }

  onError(error: TestError): void {
    say(describeError(error));
  }

  printsToStdio(): boolean {
    return true;
  }
}

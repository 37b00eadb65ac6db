import { DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node';
import { describeProgress } from './progress.ts';

/** Vitest's own output, with the progress before each file. */
export default class VitestProgress extends DefaultReporter {
  private began = 0;
  private done = 0;
  private total = 0;
  private lead = '';

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.began = performance.now();
    this.total = specifications.length;
    super.onTestRunStart(specifications);
  }

  protected override printTestModule(testModule: TestModule): void {
    this.done += 1;
    this.lead = `[${describeProgress(this.done, this.total, performance.now() - this.began)}]`;
    super.printTestModule(testModule);
    this.lead = '';
  }

  override log(...messages: unknown[]): void {
    const lead = this.lead;
    this.lead = '';
    super.log(...(lead ? [lead, ...messages] : messages));
  }
}

import { describeTime } from './progress.ts';
import { describeTroubles, lastLines, type Trouble } from './troubles.ts';

export interface StepCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failures that the runner reported; without them the last lines of the step are printed. */
  readonly failures?: readonly Trouble[];
  /** Tests that failed and passed when they were run again: faults of these tests. */
  readonly repeated?: readonly Trouble[];
}

export type Say = (text: string) => void;

export interface Step {
  readonly title: string;
  /** Prints with `say` only: another step may run at the same time. */
  readonly run: (say: Say) => Promise<StepCounts>;
}

/** A step, a sequence of steps, plans in parallel, or a queue that runs so many of them at a time, in order. */
export type StepPlan =
  | Step
  | readonly StepPlan[]
  | { readonly beside: readonly StepPlan[] }
  | { readonly queue: readonly StepPlan[]; readonly pools: number };

export const onePassed: StepCounts = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: StepCounts = { passed: 0, failed: 1, skipped: 0 };
export const oneSkipped: StepCounts = { passed: 0, failed: 0, skipped: 1 };

/** `12 passed, 0 failed`, and skipped tests if any. */
export function describeCounts({ passed, failed, skipped }: StepCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The sum of the counts of several steps. */
export function addCounts(all: readonly StepCounts[]): StepCounts {
  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, counts) => total + counts[key], 0);
  const failures = all.flatMap((counts) => counts.failures ?? []);
  const repeated = all.flatMap((counts) => counts.repeated ?? []);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures, repeated };
}

interface Result {
  readonly line: string;
  readonly counts: StepCounts;
}

/** Prints complete lines with the prefix `lead`, so that parallel steps can be distinguished. */
function saying(lead: string): { say: Say; end: () => void } {
  let rest = '';
  const print = (lines: readonly string[]) => {
    if (lines.length > 0) process.stdout.write(lines.map((line) => `${lead}${line}\n`).join(''));
  };
  return {
    say: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      print(lines);
    },
    end: () => print(rest ? [rest] : []),
  };
}

async function runStep({ title, run }: Step, alone: boolean): Promise<Result[]> {
  const start = performance.now();
  process.stdout.write(alone ? `\n── ${title} ──\n` : `── ${title} begins ──\n`);
  const { say: print, end } = saying(alone ? '' : `${title} │ `);
  let last = '';
  const say: Say = (text) => {
    last = lastLines(last + text);
    print(text);
  };
  let counts = oneFailed;
  try {
    counts = await run(say);
  } catch (error) {
    say(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
  end();
  const mark = counts.failed > 0 ? '✗' : '✓';
  const line = `${mark} ${title}: ${describeCounts(counts)} (${describeTime(performance.now() - start)})`;
  process.stdout.write(`${line}\n`);
  const named = (counts.failures ?? []).map(({ name, error }) => ({ name: `${title} › ${name}`, error }));
  const failures = counts.failed > 0 && named.length === 0 ? [{ name: title, error: last }] : named;
  return [{ line, counts: { ...counts, failures } }];
}

async function runPlan(plan: StepPlan, alone: boolean): Promise<Result[]> {
  if ('run' in plan) return runStep(plan, alone);
  if ('beside' in plan) return (await Promise.all(plan.beside.map((part) => runPlan(part, false)))).flat();
  if ('queue' in plan) return runQueue(plan.queue, plan.pools);
  const results: Result[] = [];
  for (const part of plan) results.push(...(await runPlan(part, alone)));
  return results;
}

/** A free worker takes the next plan, so that all end at about the same time. */
async function runQueue(plans: readonly StepPlan[], pools: number): Promise<Result[]> {
  const waiting = plans.entries();
  const results: Result[][] = [];
  const pool = async () => {
    for (const [index, plan] of waiting) results[index] = await runPlan(plan, pools === 1);
  };
  await Promise.all(Array.from({ length: pools }, pool));
  return results.flat();
}

/**
 * Runs every step whether others fail or not, prints the results and returns the exit code. Failures are printed last,
 * because the end of a long run is always visible.
 */
export async function runSteps(plan: StepPlan): Promise<number> {
  const began = performance.now();
  const results = await runPlan(plan, true);
  const total = addCounts(results.map(({ counts }) => counts));
  const lines = results.map(({ line }) => line).join('\n');
  const time = describeTime(performance.now() - began);
  const repeated = describeTroubles('passed only when run again: mend the test', total.repeated ?? []);
  const troubles = describeTroubles('failed', total.failures ?? []);
  process.stdout.write(`\n── All, after ${time} ──\n${lines}\n${repeated}${troubles}\n${describeCounts(total)}\n`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

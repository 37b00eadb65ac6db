import { describeTime } from './progress.ts';
import { describeTroubles, lastLines, type Trouble } from './troubles.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, as far as its runner says it; else the last words of the step are told. */
  readonly failures?: readonly Trouble[];
}

export type Say = (text: string) => void;

export interface Step {
  readonly title: string;
  /** Prints by `say` alone: another step may run at the same time. */
  readonly run: (say: Say) => Promise<Counts>;
}

/** A step, steps one after the other, plans at the same time, or so many of them at a time, in their order. */
export type Plan =
  | Step
  | readonly Plan[]
  | { readonly beside: readonly Plan[] }
  | { readonly queue: readonly Plan[]; readonly pools: number };

export const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };
export const oneSkipped: Counts = { passed: 0, failed: 0, skipped: 1 };

/** `12 passed, 0 failed`, and what was skipped when something was. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The sum of the counts of several steps. */
export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, counts) => total + counts[key], 0);
  const failures = all.flatMap((counts) => counts.failures ?? []);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures };
}

interface Result {
  readonly line: string;
  readonly counts: Counts;
}

/** Prints whole lines, after `lead`, so that two steps can be told apart. */
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

async function runPlan(plan: Plan, alone: boolean): Promise<Result[]> {
  if ('run' in plan) return runStep(plan, alone);
  if ('beside' in plan) return (await Promise.all(plan.beside.map((part) => runPlan(part, false)))).flat();
  if ('queue' in plan) return runQueue(plan.queue, plan.pools);
  const results: Result[] = [];
  for (const part of plan) results.push(...(await runPlan(part, alone)));
  return results;
}

/** Who has ended takes the next: nobody is done long before the others. */
async function runQueue(plans: readonly Plan[], pools: number): Promise<Result[]> {
  const waiting = plans.entries();
  const results: Result[][] = [];
  const pool = async () => {
    for (const [index, plan] of waiting) results[index] = await runPlan(plan, pools === 1);
  };
  await Promise.all(Array.from({ length: pools }, pool));
  return results.flat();
}

/**
 * Runs every step, whatever the others said, prints the picture and gives the exit code. What failed stands at the end:
 * of a long run only the end may be shown.
 */
export async function runSteps(plan: Plan): Promise<number> {
  const began = performance.now();
  const results = await runPlan(plan, true);
  const total = addCounts(results.map(({ counts }) => counts));
  const lines = results.map(({ line }) => line).join('\n');
  const time = describeTime(performance.now() - began);
  const troubles = describeTroubles('failed', total.failures ?? []);
  process.stdout.write(`\n── All, after ${time} ──\n${lines}\n${troubles}\n${describeCounts(total)}\n`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

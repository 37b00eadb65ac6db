export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Step {
  readonly title: string;
  readonly run: () => Promise<Counts>;
}

export const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };
export const oneSkipped: Counts = { passed: 0, failed: 0, skipped: 1 };

/** `12 passed, 0 failed`, with what was skipped when something was. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The sum of the counts of several steps. */
export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** Runs every step, whatever the ones before said, prints the picture and gives the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const began = performance.now();
  const lines: string[] = [];
  const results: Counts[] = [];
  for (const { title, run } of steps) {
    const start = performance.now();
    process.stdout.write(`\n── ${title} ──\n`);
    let counts = oneFailed;
    try {
      counts = await run();
    } catch (error) {
      process.stdout.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    }
    results.push(counts);
    const line = `${counts.failed > 0 ? '✗' : '✓'} ${title}: ${describeCounts(counts)} (${seconds(start)})`;
    lines.push(line);
    process.stdout.write(`${line}\n`);
  }
  const total = addCounts(results);
  process.stdout.write(`\n── All, after ${seconds(began)} ──\n${lines.join('\n')}\n\n${describeCounts(total)}\n`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

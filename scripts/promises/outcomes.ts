import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '../command.ts';

const outcome = z.object({
  /** From the root of the repository. */
  file: z.string(),
  /** With the titles of the groups that it is in. */
  name: z.string(),
  passed: z.boolean(),
});
export type TestOutcome = z.output<typeof outcome>;

/** A line of JSON for each test that `npm test` and `npm run test:all` ran last. */
const record = join(root, 'test-results', 'outcomes.jsonl');

export function clearOutcomes(): void {
  rmSync(record, { force: true });
}

export function recordOutcomes(outcomes: readonly TestOutcome[]): void {
  mkdirSync(dirname(record), { recursive: true });
  appendFileSync(record, outcomes.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

/** The outcomes of the last runs. A test that was run again has its last outcome. */
export function readOutcomes(): TestOutcome[] {
  if (!existsSync(record)) return [];
  const lines = readFileSync(record, 'utf8').split('\n').filter(Boolean);
  const last = new Map<string, TestOutcome>();
  for (const line of lines) {
    const one = outcome.parse(JSON.parse(line));
    last.set(`${one.file}: ${one.name}`, one);
  }
  return [...last.values()];
}

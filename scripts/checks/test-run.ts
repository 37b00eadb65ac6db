import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const minute = 60_000;

/** Number of processes that may compute at once. */
export const cores = availableParallelism();

/**
 * Milliseconds without output after which a program under test counts as hanging. A whole step has no limit, because a
 * slow machine is not a fault.
 */
export const silence = (process.env['TEST_LONG'] ? 120 : 20) * minute;

/** A new path for the report of a test runner. */
export function reportFile(name: string): string {
  return join(mkdtempSync(join(tmpdir(), 'padharo-report-')), `${name}.json`);
}

/** Reads and removes the report; undefined if the runner wrote none. */
export function readReport(file: string): string | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  rmSync(dirname(file), { recursive: true, force: true });
  return text;
}

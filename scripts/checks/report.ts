import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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

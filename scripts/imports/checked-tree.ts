import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkImports } from './check-imports.ts';

/** Findings in a small repository with these files, as `file:line message`. */
export function checkTree(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'padharo-imports-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return checkImports(root).map(({ file, line, message }) => `${file}:${line} ${message}`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findImpureDomainFiles } from './domain-files.ts';
import { findCycles } from './find-cycles.ts';
import { findForeignTables } from './owners.ts';
import { readModule } from './read-module.ts';
import { findRepeatedTypes } from './repeated-types.ts';
import { type Finding, findServerCode, forbidsImport, forbidsName, forbidsUse } from './rules.ts';

const folders = ['storefront', 'backoffice', 'service', 'artwork', 'database', 'tests', 'scripts', 'bench'];
const files = ['server.ts', 'compose.ts'];

function filesIn(root: string): string[] {
  const inFolders = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return [...files.filter((file) => existsSync(join(root, file))), ...inFolders].sort();
}

/** Checks the repository under `root` against the import rules of docs/architecture.md. */
export function checkImports(root: string): Finding[] {
  const modules = new Map(filesIn(root).map((file) => [file, readModule(root, file)]));
  const findings: Finding[] = [];
  const add = (file: string, line: number, message: string | undefined) => {
    if (message) findings.push({ file, line, message });
  };
  for (const { file, imports, restricted } of modules.values()) {
    add(file, 1, forbidsName(file));
    for (const one of imports) add(file, one.line, forbidsImport(file, one));
    for (const use of restricted) add(file, use.line, forbidsUse(file, use));
  }
  findings.push(...findServerCode(modules), ...findForeignTables(modules), ...findImpureDomainFiles(modules));
  findings.push(...findRepeatedTypes(modules));
  for (const cycle of findCycles(modules)) add(cycle[0] ?? '', 1, `imports itself: ${cycle.join(' → ')}`);
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

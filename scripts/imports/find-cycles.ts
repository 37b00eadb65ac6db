import type { Module } from './read-module.ts';

/** Every import cycle, including type imports, as its files in order. */
export function findCycles(modules: ReadonlyMap<string, Module>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];

  function visit(file: string): void {
    const at = path.indexOf(file);
    if (at >= 0) {
      cycles.push(path.slice(at));
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const { target, isFile } of modules.get(file)?.imports ?? []) {
      if (isFile) visit(target);
    }
    path.pop();
    done.add(file);
  }
  for (const file of modules.keys()) visit(file);
  return cycles;
}

import type { Module } from './read-module.ts';
import type { Finding } from './rules.ts';

/** Exported types whose name an earlier file exports too: one name means one thing. */
export function findRepeatedTypes(modules: ReadonlyMap<string, Module>): Finding[] {
  const declared = new Map<string, string>();
  const findings: Finding[] = [];
  for (const { file, types } of modules.values())
    for (const { name, line } of types) {
      const other = declared.get(name);
      if (other === undefined) declared.set(name, file);
      else findings.push({ file, line, message: `${other} exports a type ${name} too` });
    }
  return findings;
}

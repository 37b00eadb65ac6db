import type { CompiledMessage } from 'icu-minify/format';

/** The names of a text's placeholders. */
export interface Placeholders {
  /** All of them, in order. */
  readonly names: ReadonlySet<string>;
  /** Those that readers see in any case: they stand outside of plurals, or in each branch. */
  readonly always: ReadonlySet<string>;
  /** Those that choose the branch of a plural: numbers. */
  readonly plurals: ReadonlySet<string>;
  /** What our messages do not use: select, ordinals, dates, formats of numbers, tags. */
  readonly others: ReadonlySet<string>;
}

// as in 'icu-minify/compile'
const plural = 2;

/** Finds the placeholders of a compiled text. */
export function placeholdersIn(message: CompiledMessage): Placeholders {
  const found = { names: new Set<string>(), plurals: new Set<string>(), others: new Set<string>() };
  return { ...found, always: look(message, found) };
}

/** Adds what is found in a text, or in a branch of one; returns the names that stand there in any case. */
function look(part: unknown, found: Record<'names' | 'plurals' | 'others', Set<string>>): Set<string> {
  const always = new Set<string>();
  if (!Array.isArray(part)) return always;
  for (const node of part) {
    if (!Array.isArray(node)) continue;
    const [name, type, branches]: unknown[] = node;
    if (typeof name !== 'string') continue;
    found.names.add(name);
    always.add(name);
    if (type === plural) {
      found.plurals.add(name);
      const inEach = Object.values(branches ?? {}).map((branch) => look(branch, found));
      for (const inner of inEach[0] ?? []) if (inEach.every((names) => names.has(inner))) always.add(inner);
    } else if (type !== undefined) found.others.add(name);
  }
  return always;
}

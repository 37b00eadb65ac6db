// packages are written by one formatter: a function ends with the brace that stands as far in as it does

/** Throws unless the text stands there as often as is known. */
export function replaced(code: string, text: string, { by, times = 1 }: { by: string; times?: number }): string {
  const parts = code.split(text);
  if (parts.length - 1 !== times) throw new Error(`“${text}” stands there ${parts.length - 1} times, not ${times}`);
  return parts.join(by);
}

/** Takes out what stands from one text up to another; throws unless both are there. */
export function withoutPart(code: string, from: string, to: string): string {
  const [before = '', after, ...others] = code.split(from);
  const end = after?.indexOf(to) ?? -1;
  if (after === undefined || end < 0 || others.length > 0) throw new Error(`no part from “${from}” to “${to}”`);
  return before + after.slice(end);
}

/** Gives functions other bodies; what only they called goes with them in the minifier. Throws unless each is there once. */
export function withBodies(code: string, bodies: Readonly<Record<string, string>>): string {
  return Object.entries(bodies).reduce((rest, [name, body]) => {
    const [before = '', after, ...others] = rest.split(`function ${name}(`);
    const [indent] = /^[ \t]*(?=(?:async )?$)/.exec(before.slice(before.lastIndexOf('\n') + 1)) ?? [];
    if (after === undefined || indent === undefined || others.length > 0) throw new Error(`${name} is not there once`);
    const start = after.indexOf(') {\n') + 2;
    const end = after.indexOf(`\n${indent}}\n`, start);
    if (start < 2 || end < 0) throw new Error(`${name} has no end`);
    return `${before}function ${name}(${after.slice(0, start)}{${body}}${after.slice(end + indent.length + 2)}`;
  }, code);
}

/** As `withBodies`, of functions that never run or do nothing. */
export const emptied = (code: string, ...names: string[]): string =>
  withBodies(code, Object.fromEntries(names.map((name) => [name, ''])));

/** Takes out the statements of a module that assign to what the pattern names, as 'exports.cache'; throws unless there are as many. */
export function withoutAssigned(code: string, assigned: string, times: number): string {
  const statement = new RegExp(`^(?:${assigned}) =(?:.*;|.*[{(]\\n[^]*?^\\};)\\n`, 'gm');
  const found = code.match(statement)?.length ?? 0;
  if (found !== times) throw new Error(`${assigned} is assigned to ${found} times, not ${times}`);
  return code.replace(statement, '');
}

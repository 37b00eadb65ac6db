/** Texts in quotes and between tags that read like words: no comments, imports or code. */
export function wordsIn(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/[^\n]*/g, '$1')
    .replace(/^(?:import|export) [^;]*? from '[^']*';$/gm, '')
    .replace(/\$\{[^{}]*\}/g, '…');
  const quoted = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  const between = code.matchAll(/>([^<>{}=;]+)[<{]/g);
  const texts = [...quoted, ...between].map(([, ...groups]) => groups.find((text) => text !== undefined) ?? '');
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /[\p{L}’']+ [\p{L}]/u.test(text));
}

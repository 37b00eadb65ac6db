const quotes = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const gaps = /\$\{([^{}]*)\}/g;

/** Texts in quotes and between tags: no comments or imports. Names of the code are among them. */
export function textsIn(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/[^\n]*/g, '$1')
    .replace(/^(?:import|export) [^;]*? from '[^']*';$/gm, '')
    .replaceAll("{' '}", ' ');
  const inGaps = [...code.matchAll(gaps)].flatMap(([, gap = '']) => [...gap.matchAll(quotes)]);
  const filled = code.replace(gaps, '…');
  const between = filled.matchAll(/>([^<>{}=;]+)[<{]/g);
  const texts = [...filled.matchAll(quotes), ...between, ...inGaps].map(
    ([, ...groups]) => groups.find((text) => text !== undefined) ?? '',
  );
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Texts of a file that read like words, not like code. */
export const wordsIn = (source: string): string[] => textsIn(source).filter((text) => /[\p{L}’']+ [\p{L}]/u.test(text));

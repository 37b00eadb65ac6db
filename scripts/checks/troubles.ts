import { stripVTControlCharacters } from 'node:util';

/** A test that failed. */
export interface Trouble {
  /** Its file and title. */
  readonly name: string;
  readonly error: string;
}

const most = 15;
/** Lines of all errors together. */
const room = 60;

/** The last words of a program, as many as are told of it. */
export const lastLines = (text: string): string =>
  text
    .split('\n')
    .slice(-most - 1)
    .join('\n');

/** Each with its name and the beginning of its error, shorter where there are many; nothing when there are none. */
export function describeTroubles(what: string, troubles: readonly Trouble[]): string {
  const each = Math.max(1, Math.min(most, Math.floor(room / troubles.length)));
  const texts = troubles.map(({ name, error }) => {
    const lines = stripVTControlCharacters(error)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, each);
    return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
  });
  return texts.length === 0 ? '' : `\n── ${texts.length} ${what} ──\n${texts.join('\n')}\n`;
}

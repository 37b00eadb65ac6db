import { stripVTControlCharacters } from 'node:util';

/** A failed test. */
export interface Trouble {
  /** Its file and title. */
  readonly name: string;
  readonly error: string;
}

const most = 15;
/** Maximum lines for all errors together. */
const room = 60;

/** The last lines of a program's output. */
export const lastLines = (text: string): string =>
  text
    .split('\n')
    .slice(-most - 1)
    .join('\n');

/** Each failure with its name and the beginning of its error, shorter if there are many; empty if there are none. */
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

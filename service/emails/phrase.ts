import { type Words, wordsOf } from './words.ts';

/** A sentence of the site, with the names of what it tells in braces: 'Pay by {until} to keep it.' The operator may say it in words of his own. */
export interface Phrase {
  readonly standard: string;
  readonly told: Readonly<Record<string, string>>;
}

/** What stands in an email: words as they are, or a sentence that has words of its own for each site. */
export type Told = Words | Phrase;

/** The operator's words for a sentence of the site; undefined where he left it. */
export type OwnWords = (standard: string) => string | undefined;

/** The site's words, all of them. */
export const houseWords: OwnWords = () => undefined;

export function phrase(standard: string, told: Phrase['told'] = {}): Phrase {
  return { standard, told };
}

const marks = /\{(\w+)\}/g;

/** The sentence in the operator's words or the site's, with what it tells. `{house}` stays for who knows its name. */
export function inWords({ standard, told }: Phrase, own: OwnWords): Words {
  const said = own(standard) ?? standard;
  return wordsOf(
    said.replace(marks, (mark, name: string) => (Object.hasOwn(told, name) ? (told[name] ?? mark) : mark)),
  );
}

/** What a sentence tells, by its names in braces. */
export function toldIn(said: string): string[] {
  return [...new Set([...said.matchAll(marks)].flatMap(([, name]) => name ?? []))];
}

/** These may be left out: who is greeted and by whom. All else is a fact that its reader needs. */
const mayGo = ['house', 'name'];

/** What is wrong with the operator's words for that sentence; undefined when nothing is. */
export function wordingProblem(standard: string, own: string): string | undefined {
  const facts = toldIn(standard);
  const said = toldIn(own);
  const strange = said.find((name) => name !== 'house' && !facts.includes(name));
  if (strange !== undefined) return `There is no {${strange}} to tell here.`;
  const missing = facts.find((name) => !mayGo.includes(name) && !said.includes(name));
  return missing === undefined ? undefined : `Keep {${missing}}: whoever reads the email needs it.`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toldIn } from '../../service/emails/phrase.ts';
import { phrasesOf } from '../../service/emails/spoken.ts';
import type { EmailKind } from '../../service/emails/write-email.ts';
import type { Sample } from './sample.ts';
import { sampleEmails } from './sample-emails.ts';

const samples = sampleEmails('https://padharo.test');
const kinds = Object.entries(samples);

const folder = new URL('../../service/emails/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
/** A sentence as it appears in code: one literal, without placeholders other than the name of the site. */
const literal = /\bphrase\(\s*(?:'([^'\\\n]*)'|"([^"\\\n]*)"|`([^`\\]*)`)\s*[,)]/g;

const sources = files.map((file) => {
  const code = readFileSync(new URL(file, folder), 'utf8').replace('export function phrase(', '');
  const said = [...code.matchAll(literal)].map((found) => found[1] ?? found[2] ?? found[3] ?? '');
  return {
    file,
    calls: code.split(/\bphrase\(/).length - 1,
    said: said.map((text) => text.replaceAll(/\$\{site\}/g, '{house}')),
  };
});

const phrasesIn = (some: readonly Sample[]) => some.flatMap(({ text }) => phrasesOf(text).map(({ phrase }) => phrase));
const everything = new Set(phrasesIn(kinds.flatMap(([, cases]) => cases)).map(({ standard }) => standard));

/** The samples in which its sentences must appear: the email's own samples, or all samples for shared sentences. */
function sayingOf(file: string): ReadonlySet<string> {
  const kind = file.replace('.email.ts', '');
  const isKind = (name: string): name is EmailKind => Object.hasOwn(samples, name);
  return isKind(kind) ? new Set(phrasesIn(samples[kind]).map(({ standard }) => standard)) : everything;
}

test('every sentence of an email is one text that code can be searched for', () => {
  for (const { file, calls, said } of sources) {
    expect(said, file).toHaveLength(calls);
    expect(
      said.filter((text) => text.includes('${')),
      file,
    ).toEqual([]);
  }
});

test('every sentence that an email can say stands in a sample of it, so the operator finds it', () => {
  expect(sources.flatMap(({ said }) => said).length).toBeGreaterThan(100);
  const unsaid = sources.flatMap(({ file, said }) => {
    const found = sayingOf(file);
    return said.filter((sentence) => !found.has(sentence)).map((sentence) => `${file}: ${sentence}`);
  });
  expect(unsaid).toEqual([]);
});

test('a sentence is told what stands in its braces, and nothing else', () => {
  for (const { standard, told } of phrasesIn(kinds.flatMap(([, cases]) => cases))) {
    const facts = toldIn(standard).filter((name) => name !== 'house');
    expect(Object.keys(told).sort(), standard).toEqual(facts.sort());
  }
});

test('each case of an email has words of its own, and so has what the email says in it', () => {
  for (const [kind, cases] of kinds) {
    expect(new Set(cases.map(({ when }) => when)).size, kind).toBe(cases.length);
    const said = cases.map((sample) =>
      phrasesIn([sample])
        .map(({ standard }) => standard)
        .sort()
        .join('\n'),
    );
    expect(new Set(said).size, kind).toBe(cases.length);
  }
});

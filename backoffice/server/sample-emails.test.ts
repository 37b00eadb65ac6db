import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templatesOf } from '../../service/emails/apply-overrides.ts';
import { placeholdersIn } from '../../service/emails/message-template.ts';
import type { EmailKind } from '../../service/emails/write-email.ts';
import { readEmailFunctions } from '../../tests/email-functions.ts';
import type { Sample } from './sample-booking-emails.ts';
import { sampleEmails } from './sample-emails.ts';

const samples = sampleEmails('https://padharo.test');
const kinds = Object.entries(samples);

const folder = new URL('../../service/emails/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
/** A sentence as it appears in code: one literal, without placeholders other than the name of the site. */
const literal = /\btemplate\(\s*(?:'([^'\\\n]*)'|"([^"\\\n]*)"|`([^`\\]*)`)\s*[,)]/g;

const sources = files.map((file) => {
  const code = readFileSync(new URL(file, folder), 'utf8').replace('export function template(', '');
  const sentences = [...code.matchAll(literal)].map((found) => found[1] ?? found[2] ?? found[3] ?? '');
  return {
    file,
    calls: code.split(/\btemplate\(/).length - 1,
    sentences: sentences.map((text) => text.replaceAll(/\$\{site\}/g, '{house}')),
  };
});

const emailFunctions = await readEmailFunctions();

const phrasesIn = (some: readonly Sample[]) =>
  some.flatMap(({ text }) => templatesOf(text).map(({ template }) => template));
const everything = new Set(phrasesIn(kinds.flatMap(([, cases]) => cases)).map(({ standard }) => standard));

/** Kinds of emails whose stored name differs from their function. */
const storedKinds: Readonly<Record<string, string>> = { 'enquiry-email': 'enquiry' };

/** The samples in which its sentences must appear: those of the file's own emails, or all samples for shared ones. */
function sentencesOf(file: string): ReadonlySet<string> {
  const isKind = (name: string): name is EmailKind => Object.hasOwn(samples, name);
  const names = emailFunctions.get(file);
  if (!names) return everything;
  const own = names.map((name) => storedKinds[name] ?? name).filter(isKind);
  expect(own, file).toHaveLength(names.length);
  return new Set(phrasesIn(own.flatMap((kind) => samples[kind])).map(({ standard }) => standard));
}

test('every sentence of an email is one text that code can be searched for', () => {
  for (const { file, calls, sentences } of sources) {
    expect(sentences, file).toHaveLength(calls);
    expect(
      sentences.filter((text) => text.includes('${')),
      file,
    ).toEqual([]);
  }
});

test('every sentence of an email appears in one of its samples, so that the operator finds it', () => {
  expect(sources.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(100);
  const missing = sources.flatMap(({ file, sentences }) => {
    const found = sentencesOf(file);
    return sentences.filter((sentence) => !found.has(sentence)).map((sentence) => `${file}: ${sentence}`);
  });
  expect(missing).toEqual([]);
});

test('a sentence gets the values of its placeholders, and nothing else', () => {
  for (const { standard, values } of phrasesIn(kinds.flatMap(([, cases]) => cases))) {
    const facts = placeholdersIn(standard).filter((name) => name !== 'house');
    expect(Object.keys(values).sort(), standard).toEqual(facts.sort());
  }
});

test('each case of an email has texts of its own, and so has each sample', () => {
  for (const [kind, cases] of kinds) {
    expect(new Set(cases.map(({ when }) => when)).size, kind).toBe(cases.length);
    const sentences = cases.map((sample) =>
      phrasesIn([sample])
        .map(({ standard }) => standard)
        .sort()
        .join('\n'),
    );
    expect(new Set(sentences).size, kind).toBe(cases.length);
  }
});

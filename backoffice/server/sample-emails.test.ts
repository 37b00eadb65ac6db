import { expect, test } from 'vitest';
import type { Message } from '../../messages/message.ts';
import { placeholdersIn } from '../../messages/placeholders.ts';
import { sentencesOf } from '../../service/emails/word-email.ts';
import type { EmailKind } from '../../service/emails/write-email.ts';
import { readEmailFunctions } from '../../tests/email-functions.ts';
import type { Sample } from './sample-booking-emails.ts';
import { sampleEmails } from './sample-emails.ts';

const samples = sampleEmails('https://padharo.test');
const kinds = Object.entries(samples);

/** The texts of emails by the name of their file: 'hold' for those of hold.email.ts. */
const catalogues = Object.entries(
  import.meta.glob<Record<string, Record<string, Message>>>('../../messages/en/emails/*.ts', { eager: true }),
).map(([file, exported]) => ({
  subject: file.replace(/^.*\/|\.ts$/g, ''),
  ids: Object.values(exported).flatMap((texts) => Object.values(texts).map(({ id }) => id)),
}));

const emailFunctions = await readEmailFunctions();

const sentencesIn = (some: readonly Sample[]) =>
  some.flatMap(({ text }) => sentencesOf(text).map(({ sentence }) => sentence));
const idsIn = (some: readonly Sample[]) => new Set(sentencesIn(some).map(({ message }) => message.id));
const everything = idsIn(kinds.flatMap(([, cases]) => cases));

/** Kinds of emails whose stored name differs from their function. */
const storedKinds: Readonly<Record<string, string>> = { 'enquiry-email': 'enquiry' };

/** The samples in which its sentences must appear: those of the file's own emails, or all samples for shared ones. */
function sampledFor(subject: string): ReadonlySet<string> {
  const isKind = (name: string): name is EmailKind => Object.hasOwn(samples, name);
  const names = emailFunctions.get(`${subject}.email.ts`);
  if (!names) return everything;
  const own = names.map((name) => storedKinds[name] ?? name).filter(isKind);
  expect(own, subject).toHaveLength(names.length);
  return idsIn(own.flatMap((kind) => samples[kind]));
}

test('every email has a catalogue of its texts', () => {
  const subjects = catalogues.map(({ subject }) => `${subject}.email.ts`);
  expect([...emailFunctions.keys()].filter((file) => !subjects.includes(file))).toEqual([]);
});

test('every sentence of an email appears in one of its samples, so that the operator finds it', () => {
  expect(catalogues.flatMap(({ ids }) => ids).length).toBeGreaterThan(100);
  const missing = catalogues.flatMap(({ subject, ids }) => {
    const found = sampledFor(subject);
    return ids.filter((id) => !found.has(id));
  });
  expect(missing).toEqual([]);
});

test('a sentence gets the values of its placeholders, and nothing else', () => {
  for (const { message, values } of sentencesIn(kinds.flatMap(([, cases]) => cases)))
    expect(Object.keys(values).sort(), message.id).toEqual([...placeholdersIn(message.english).names].sort());
});

test('each case of an email has texts of its own, and so has each sample', () => {
  for (const [kind, cases] of kinds) {
    expect(new Set(cases.map(({ when }) => when)).size, kind).toBe(cases.length);
    const sentences = cases.map((sample) => [...idsIn([sample])].sort().join('\n'));
    expect(new Set(sentences).size, kind).toBe(cases.length);
  }
});

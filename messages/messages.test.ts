import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Message, RichMessage } from './message.ts';

const sources = globSync(['*.ts', '{backoffice,messages,scripts,service,storefront}/**/*.{ts,tsx}'], {
  exclude: ['**/*.test.{ts,tsx}', 'messages/en/**'],
}).map((file) => readFileSync(file, 'utf8'));
const used = new Set(sources.flatMap((source) => source.match(/\b\w+Texts\.\w+/g) ?? []));
/** Catalogues whose keys are chosen by a value, such as a stored status: `statusTexts[status]`. */
const chosen = new Set(sources.flatMap((source) => [...source.matchAll(/\b(\w+Texts)\[/g)].map(([, name]) => name)));

const catalogues = Object.entries(
  import.meta.glob<Record<string, Record<string, Message | RichMessage>>>('./en/**/*.ts', { eager: true }),
);
const texts = catalogues.flatMap(([, exported]) =>
  Object.entries(exported).flatMap(([name, messages]) =>
    Object.entries(messages).map(([key, message]) => ({ name, key, ...message })),
  ),
);

test('a catalogue is named after its file: messages/en/cart.ts has cartTexts with the ids cart.…', () => {
  for (const [file, exported] of catalogues) {
    const subject = file.slice('./en/'.length, -'.ts'.length);
    const name = `${subject.replace(/[/-](\w)/g, (_, first) => first.toUpperCase())}Texts`;
    expect(Object.keys(exported), file).toEqual([name]);
    for (const [key, { id }] of Object.entries(exported[name] ?? {})) expect(id).toBe(`${subject}.${key}`);
  }
});

test('every text is used', () => {
  const unused = texts.filter(({ name, key }) => !chosen.has(name) && !used.has(`${name}.${key}`));
  expect(texts.length).toBeGreaterThan(0);
  expect(unused.map(({ id }) => id)).toEqual([]);
});

/** The fixed parts of a text; '…' for its placeholders. */
const fixedPartsOf = (english: Message['english']) =>
  typeof english === 'string' ? english : english.map((part) => (typeof part === 'string' ? part : '…')).join('');

/** Labels whose field or value completes them. */
const labels = new Set(['admin/settings.expiresOn', 'admin/settings.percentField']);

test('no text is a fragment that is glued to another', () => {
  const fragments = texts.filter(({ english }) => {
    const text = fixedPartsOf(english);
    // 'Sort by', 'Hello,': a label, a line of its own
    const isLabel = text.split(' ').length <= 4;
    return (
      // 'and 3 more' follows a list
      /^(?:\s|[,;:)]|(?:and|of|or) (?!… more$))|\s$/.test(text) ||
      (!isLabel && /(?:[,(]| (?:of|and|or|to|with|for|by|the|an?))$/.test(text))
    );
  });
  expect(fragments.map(({ id }) => id).filter((id) => !labels.has(id))).toEqual([]);
});

test('no word before a placeholder looks like the branch of a plural to the types of values', () => {
  for (const [file] of catalogues) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    const withoutPlurals = source.replace(/\{\w+, plural,(?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*\}/g, '');
    expect(withoutPlurals.match(/\b(?:zero|one|two|few|many|other) \{\w+\}/g), file).toBeNull();
  }
});

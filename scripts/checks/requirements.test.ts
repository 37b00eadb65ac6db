import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { checkRequirements, readTexts } from './requirements.ts';

// ids are put together here, so that the check does not find them in this file
const id = (prefix: string, number: number) => `${prefix}-${number}`;
const stay = id('STAY', 901);
const item = (text: string) => `- **${text}** A stay has a name.\n`;

/** The findings in a repository that defines one requirement and contains this text. */
function messagesOf(text: string, file = 'service/stay.ts', defined = item(stay)): string[] {
  const texts = new Map([
    ['docs/requirements/stays.md', defined],
    [file, text],
  ]);
  return checkRequirements(texts).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a defined id can be cited in any text', () => {
  expect(messagesOf(`/** A stay (${stay}). */`)).toEqual([]);
  expect(messagesOf(`as ${stay} says`, 'docs/architecture.md')).toEqual([]);
});

test('an undefined id is a finding', () => {
  const unknown = id('STAY', 902);
  const message = `docs/requirements does not define ${unknown}`;
  expect(messagesOf(`const a = 1;\n// as ${unknown} says`)).toEqual([`service/stay.ts:2 ${message}`]);
  expect(messagesOf(`${stay} to ${unknown}`, 'a.sql')).toEqual([`a.sql:1 ${message}`]);
  expect(messagesOf(`see ${unknown}`, 'docs/requirements/cars.md')).toEqual([`docs/requirements/cars.md:1 ${message}`]);
});

test('a citation with an unknown prefix is a finding; a standard is not', () => {
  const typo = id('STYA', 901);
  expect(messagesOf(`/** A stay (${typo}). */`)).toEqual([
    `service/stay.ts:1 docs/requirements does not define ${typo}`,
  ]);
  expect(messagesOf(`the form ${id('GSTR', 1)}, a hash (${id('SHA', 256)}), the order ${id('CALL', 1)}`)).toEqual([]);
});

test('an id that is defined twice is a finding', () => {
  const twice = [`docs/requirements/more.md:1 ${stay} is defined twice`];
  expect(messagesOf(item(stay), 'docs/requirements/more.md')).toEqual(twice);
});

test.each([
  ['S1', ' §8'],
  ['S', '1'],
  ['(S', '2)'],
  ['PRODUCT', '.md'],
  ['LOOK', '.md'],
  ['WIRE', '.md'],
  ['STACK', '.md'],
  ['HOUSE', '.md'],
])('a citation of a document that is not in the repository is a finding: %s%s', (...parts) => {
  const name = parts.join('');
  const message = `service/stay.ts:1 cites a document that is not in the repository: ${name}`;
  expect(messagesOf(`// ${name} says so`)).toEqual([message]);
});

test('similar words are not citations', () => {
  expect(messagesOf('coach S1 of the train, docs/architecture.md, OUTLOOK, §7 of the CGST rules')).toEqual([]);
});

test('the repository cites only existing requirements', () => {
  const texts = readTexts(root);
  expect(texts.size).toBeGreaterThan(1_000);
  expect(checkRequirements(texts)).toEqual([]);
});

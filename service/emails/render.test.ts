import { expect, test } from 'vitest';
import {
  amount,
  aside,
  type Block,
  bareButton,
  button,
  emailText,
  lines,
  note,
  paragraph,
  type TemplateBlock,
  table,
} from './blocks.ts';
import { renderPlain } from './render-email.ts';
import { renderHtml } from './render-html.ts';
import { type FinalEmail, wordEmail } from './word-email.ts';
import { standardWording } from './wording.ts';
import { webAddressOf, wordsOf } from './words.ts';

const to = 'https://padharo.test/a?b=c&d=e';

/** Each kind with the same text in every position; a new kind does not compile without a line here. */
const everyKind: Readonly<Record<Block['kind'], (text: string) => TemplateBlock>> = {
  paragraph: (text) => paragraph(text, { strong: text }),
  note: (text) => note({ strong: text }, text),
  amount: (text) => amount(text, text),
  aside: (text) => aside(text, { strong: text }),
  lines: (text) => lines([text, text]),
  table: (text) => table(text, [{ label: text, amount: text }]),
  button: (text) => button(to, text),
  items: (text) => {
    const words = wordsOf(text);
    const sum = { label: words, amount: words };
    return {
      kind: 'items',
      items: [
        {
          when: words,
          picture: { at: webAddressOf(to), alt: words },
          label: words,
          name: words,
          details: [words, words],
          amount: words,
        },
      ],
      sums: [sum],
      total: sum,
    };
  },
};
const kinds = Object.values(everyKind);

function email(text: string, blocks = kinds.map((make) => make(text))): FinalEmail {
  const written = emailText({
    subject: text,
    preheader: text,
    title: text,
    about: text,
    blocks,
    reason: text,
    leave: to,
  });
  return wordEmail(written, standardWording('en'));
}

/** The tags, without the one attribute that has a text. */
const tags = (html: string) => html.replaceAll(/ alt="[^"]*"/g, ' alt').match(/<[^>]*>/g) ?? [];

function unescaped(html: string): string {
  const marks = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
  return Object.entries(marks).reduce((text, [from, to]) => text.replaceAll(from, to), html);
}

const hostile = [
  '<script>alert(1)</script>',
  '</td></tr></table><h1>Win</h1>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='x",
  '<!-- hidden',
  ']]><![endif]-->',
  '&lt;b&gt;',
  '$&',
];

test.each(hostile)('%s stays text in every field of every kind', (text) => {
  const [html, calm] = [renderHtml(email(text)), renderHtml(email('calm'))];
  expect(tags(html)).toEqual(tags(calm));
  const times = calm.split('calm').length;
  expect(times).toBe(31);
  expect(unescaped(html).split(text)).toHaveLength(times);
  const plain = (said: string) => renderPlain(email(said)).replace(/\s+/g, ' ').split(said).length;
  expect(plain(text)).toBe(plain('calm'));
});

test('line breaks and direction marks are removed from both forms', () => {
  for (const form of [renderHtml(email('a\r\nBcc: b\0c\u202ed\u2028e')), renderPlain(email('a\rb\u202ec\u0085d'))]) {
    expect(form).not.toMatch(/[\r\0\u0085\u202e\u2028]/);
  }
  expect(renderPlain(email('a\r\nBcc: b'))).not.toMatch(/^Bcc/m);
});

test('a kind that a renderer does not handle does not compile', () => {
  // @ts-expect-error: the kinds are these and no others
  const unknown: Block = { kind: 'film', runs: [] };
  expect(Object.keys(everyKind)).not.toContain(unknown.kind);
});

test('words and markup are different types: no block accepts markup', () => {
  // @ts-expect-error: a text becomes words by wordsOf only
  const text: Block = { kind: 'paragraph', runs: ['<b>bold</b>'] };
  // @ts-expect-error: an address is checked by webAddressOf only
  const link: Block = { kind: 'button', to: 'javascript:alert(1)', label: wordsOf('Open'), spelled: true };
  expect([text.kind, link.kind]).toEqual(['paragraph', 'button']);
});

test('plain text fits into 76 columns, except an address, whole on its own line', () => {
  const long = 'A sentence that is longer than a line of a terminal and has to go on somewhere. '.repeat(3);
  const address = `https://padharo.test/payment/BOOK_1?key=${'k'.repeat(100)}`;
  const plain = renderPlain(email(long, [...kinds.map((make) => make(long)), button(address, 'Pay')]));
  const widths = plain.split('\n').filter((line) => !line.includes('://'));
  expect(Math.max(...widths.map((line) => [...line].length))).toBe(76);
  expect(plain).toContain(`\nPay:\n${address}\n`);
});

test('plain text counts characters, not bytes, and indents continued lines', () => {
  const name = 'नमस्ते '.repeat(30).trim();
  const [first, second, ...rest] =
    renderPlain(email('x', [everyKind.items(name)]))
      .split('\n\n')[1]
      ?.split('\n') ?? [];
  expect(first).toMatch(/^नमस्ते/);
  expect([...(second ?? '')].length).toBeGreaterThan(69);
  expect(rest.some((line) => line.startsWith('  नमस्ते'))).toBe(true);
});

test('a bare button is not spelled out below itself; plain text contains every address', () => {
  const [spelled, bare] = [button(to, 'Go'), bareButton(to, 'Go')].map((block) => email('x', [block]));
  if (!spelled || !bare) throw new Error('two letters');
  expect(renderHtml(spelled).split('href="https://padharo.test/a?b=c&amp;d=e"')).toHaveLength(4);
  expect(renderHtml(bare).split('href="https://padharo.test/a?b=c&amp;d=e"')).toHaveLength(3);
  expect(renderHtml(bare)).not.toContain('If the button does not work');
  for (const one of [spelled, bare]) expect(renderPlain(one)).toContain(`Go:\n${to}`);
});

test('the layout suits people and machines: language, one heading, tables for layout only', () => {
  const html = renderHtml(email('calm'));
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const table of html.match(/<table[^>]*>/g) ?? []) expect(table).toContain('role="presentation"');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(html).not.toMatch(/<(?:script|form|iframe|link|base)\b/);
  for (const image of html.match(/<img[^>]*>/g) ?? []) expect(image).toMatch(/ alt="calm" width="96" height="96" /);
  expect(html.match(/<img/g)).toHaveLength(1);
});

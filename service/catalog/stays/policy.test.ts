import { expect, test } from 'vitest';
import { policyIn, policyOf, rewordPolicy } from './policy.ts';

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks });
const link = (url: string, ...children: unknown[]) => ({ type: 'link', url, children });

test('a plain policy is its text', () => {
  expect(policyOf(' No pets. ')).toBe('No pets.');
});

test('rich text keeps paragraphs, headings and lists, bold and italics', () => {
  const stored = [
    { type: 'heading', level: 3, children: [text('Pets')] },
    paragraph(text('Dogs are '), text('welcome', { bold: true }), text(' here', { italic: true, underline: true })),
    { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('on a lead')] }] },
    { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('ring first')] }] },
    paragraph(text('')),
  ];
  expect(policyOf(stored)).toEqual([
    { type: 'heading', items: [[{ text: 'Pets' }]] },
    {
      type: 'paragraph',
      items: [[{ text: 'Dogs are ' }, { text: 'welcome', bold: true }, { text: ' here', italic: true }]],
    },
    { type: 'list', items: [[{ text: 'on a lead' }]] },
    { type: 'steps', items: [[{ text: 'ring first' }]] },
  ]);
});

test('links lead to the web, email addresses and phone numbers, and nowhere else', () => {
  const target = (url: string) => {
    const policy = policyOf([paragraph(text('See '), link(url, text('the rules')))]);
    return typeof policy === 'object' ? policy?.[0]?.items[0]?.[1] : undefined;
  };
  for (const url of ['https://example.in/rules', 'mailto:desk@example.in', 'tel:+919876543210', '/terms']) {
    expect(target(url)).toEqual({ text: 'the rules', href: url });
  }
  for (const url of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
  ]) {
    expect(target(url)).toEqual({ text: 'the rules' });
  }
});

test('markup in a text stays text', () => {
  expect(policyOf([paragraph(text('<script>alert(1)</script>'))])).toEqual([
    { type: 'paragraph', items: [[{ text: '<script>alert(1)</script>' }]] },
  ]);
});

test('an empty or unreadable policy is none', () => {
  expect([null, undefined, '', '  ', [], {}, 7, [null, 3, { children: 'x' }]].map(policyOf)).toEqual(
    Array(8).fill(null),
  );
});

test.each([
  ['text', 'No pets.'],
  [
    'rich text',
    [
      { type: 'heading', level: 3, children: [text('Pets')] },
      paragraph(text('Dogs are '), link('https://example.in', text('welcome', { bold: true }))),
      { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('ring first')] }] },
    ],
  ],
])('a policy in %s is translated run by run, stored or shown', (_, stored) => {
  const loud = (source: string) => source.toUpperCase();
  const shown = policyOf(stored) ?? '';
  expect(policyOf(rewordPolicy(stored, loud))).toEqual(policyIn(loud, shown));
  expect(JSON.stringify(policyIn(loud, shown))).toMatch(/NO PETS|"WELCOME","bold":true,"href":"https:.*RING FIRST/);
});

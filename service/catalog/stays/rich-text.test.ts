import { expect, test } from 'vitest';
import { policyOf } from './rich-text.ts';

test('a plain policy is its text', () => {
  expect(policyOf(' No pets. ')).toBe('No pets.');
});

test('rich text keeps paragraphs, headings and lists', () => {
  const stored = [
    { type: 'heading', level: 3, children: [{ type: 'text', text: 'Pets' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Dogs are ' },
        { type: 'text', bold: true, text: 'welcome' },
      ],
    },
    {
      type: 'list',
      format: 'unordered',
      children: [{ type: 'list-item', children: [{ type: 'text', text: 'on a lead' }] }],
    },
    { type: 'paragraph', children: [{ type: 'text', text: '' }] },
  ];
  expect(policyOf(stored)).toEqual([
    { type: 'heading', texts: ['Pets'] },
    { type: 'paragraph', texts: ['Dogs are welcome'] },
    { type: 'list', texts: ['on a lead'] },
  ]);
});

test('nothing, or something unreadable, is no policy', () => {
  expect([null, undefined, '', '  ', [], {}, 7, [null, 3, { children: 'x' }]].map(policyOf)).toEqual(
    Array(8).fill(null),
  );
});

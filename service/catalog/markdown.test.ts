import { expect, test } from 'vitest';
import { richText } from './markdown.ts';
import { plainText } from './rich-text.ts';

const runs = (markdown: string) => richText(markdown)[0]?.items[0];
const paragraph = (text: string) => ({ type: 'paragraph', items: [[{ text }]] });

test('plain text keeps its paragraphs and lines', () => {
  expect(richText('By the lake.\n\nA second paragraph\nin two lines.\r\n\r\n \nThe end.')).toEqual([
    paragraph('By the lake.'),
    paragraph('A second paragraph\nin two lines.'),
    paragraph('The end.'),
  ]);
  expect(richText('  \n\n')).toEqual([]);
});

test('headings, lists and steps are recognised', () => {
  const written =
    '# About us #\nSince 1962.\n- boats\n- bells\n  and lamps\n\n- tea\n\nThen:\n1. ring\n2. wait\n10. enter\n---\nDone.';
  expect(richText(written)).toEqual([
    { type: 'heading', items: [[{ text: 'About us' }]] },
    paragraph('Since 1962.'),
    { type: 'list', items: [[{ text: 'boats' }], [{ text: 'bells\nand lamps' }], [{ text: 'tea' }]] },
    paragraph('Then:'),
    { type: 'steps', items: [[{ text: 'ring' }], [{ text: 'wait' }], [{ text: 'enter' }]] },
    paragraph('Done.'),
  ]);
});

test('a nested list is shown as one list; text after a gap continues beside the list', () => {
  expect(richText('- rooms\n  - with a view\n  1. without\n- halls\n\nMore.')).toEqual([
    { type: 'list', items: ['rooms', 'with a view', 'without', 'halls'].map((text) => [{ text }]) },
    paragraph('More.'),
  ]);
});

test('a number or sign at the start of a sentence does not start a list', () => {
  for (const text of [
    '1962. That was the year.',
    '24 rooms',
    '-5 °C in winter',
    '#1 in Rishikesh',
    '*Book early',
    '**',
  ]) {
    expect(richText(text), text).toEqual([paragraph(text)]);
  }
  expect(richText('1962. That **was**\n\n> the year')).toEqual([
    { type: 'paragraph', items: [[{ text: '1962. That ' }, { text: 'was', bold: true }]] },
    paragraph('the year'),
  ]);
  expect(richText('Founded in\n1962. A good year.')).toEqual([paragraph('Founded in\n1962. A good year.')]);
});

test('bold, italics, both, and nested', () => {
  expect(runs('A **warm** and *quiet* __old__ _house_.')).toEqual([
    { text: 'A ' },
    { text: 'warm', bold: true },
    { text: ' and ' },
    { text: 'quiet', italic: true },
    { text: ' ' },
    { text: 'old', bold: true },
    { text: ' ' },
    { text: 'house', italic: true },
    { text: '.' },
  ]);
  expect(runs('***two**')).toEqual([{ text: '*' }, { text: 'two', bold: true }]);
  expect(runs('***all*** **a *b* c**')).toEqual([
    { text: 'all', bold: true, italic: true },
    { text: ' ' },
    { text: 'a ', bold: true },
    { text: 'b', bold: true, italic: true },
    { text: ' c', bold: true },
  ]);
  expect(runs('नदी के **पास**')).toEqual([{ text: 'नदी के ' }, { text: 'पास', bold: true }]);
});

test('signs without a meaning stay', () => {
  for (const text of ['2 * 3 * 4', 'a 5* hotel and a 4* inn', 'snake_case_name', '* * x', 'un*ended', '_un ended']) {
    expect(plainText(richText(`So: ${text}`)), text).toBe(`So: ${text}`);
  }
  expect(runs('\\*not italic\\* \\[x\\](y) `*code*`')).toEqual([{ text: '*not italic* [x](y) *code*' }]);
});

test('links lead to the web, email addresses and phone numbers, and nowhere else', () => {
  expect(runs('See [the **rules**](https://example.in/a "All of them") or <mailto:desk@example.in>.')).toEqual([
    { text: 'See ' },
    { text: 'the ', href: 'https://example.in/a' },
    { text: 'rules', bold: true, href: 'https://example.in/a' },
    { text: ' or ' },
    { text: 'desk@example.in', href: 'mailto:desk@example.in' },
    { text: '.' },
  ]);
  for (const address of [
    'javascript:alert`1`',
    'JaVaScRiPt:x',
    'data:text/html,x',
    '//evil.example',
    '/\\\\evil.example',

    'vbscript:x',
    '',
  ]) {
    expect(runs(`[here](${address})`), address).toEqual([{ text: 'here' }]);
  }
  expect(runs('[Goa](https://example.in/Goa_(state))')?.[0]?.href).toBe('https://example.in/Goa_(state)');
  expect(runs('[here](javascript:alert(1))')).toEqual([{ text: 'here' }]);
  expect(runs('<javascript:alert`1`>')?.[0]?.href).toBeUndefined();
  expect(runs('![a boat](https://example.in/boat.png)')).toEqual([{ text: 'a boat' }]);
});

test('HTML stays text', () => {
  const tags = '<script>alert("taken in")</script><img src=x onerror=alert(1)>';
  expect(richText(tags)).toEqual([paragraph(tags)]);
});

test('code, tables and other content of lists is read as words', () => {
  expect(richText('```\nring twice\n```')).toEqual([paragraph('ring twice')]);
  expect(richText('| a | b |\n|---|---|')).toEqual([paragraph('| a | b |\n|---|---|')]);
  expect(richText('- rooms\n\n  with *a view*\n- halls')).toEqual([
    {
      type: 'list',
      items: [
        [{ text: 'rooms' }, { text: '\n' }, { text: 'with ' }, { text: 'a view', italic: true }],
        [{ text: 'halls' }],
      ],
    },
  ]);
  expect(runs('Tea &amp; snacks, see [the card].\n\n[the card]: https://example.in/card')).toEqual([
    { text: 'Tea & snacks, see ' },
    { text: 'the card', href: 'https://example.in/card' },
    { text: '.' },
  ]);
});

test('plain text contains only the words', () => {
  const written = '## Pool\nHeated in **winter**.\n\n- see [hours](/hours)\n- bring a cap\n\n1. shower\n2. swim';
  expect(plainText(richText(written))).toBe(
    'Pool\n\nHeated in winter.\n\n• see hours\n• bring a cap\n\n1. shower\n2. swim',
  );
});

test('no text takes long', () => {
  const most = 20_000;
  for (const piece of [
    '*a',
    'a*',
    '**a *',
    '_*',
    '[',
    '[a](',
    '![](',
    '[a]((',
    '[a](b(',
    '<http:',
    '`',
    '\\',
    '- ',
    '# ',
    '> ',
    ' ',
    '-',
    '1. a\n',
    '*_ ',
  ])
    for (const end of ['', '*', ')', 'x']) {
      const before = process.cpuUsage();
      richText(piece.repeat(most / piece.length) + end);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000, piece).toBeLessThan(1_000);
    }
});

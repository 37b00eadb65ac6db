import { expect, test } from 'vitest';
import { richText } from '../../service/catalog/markdown.ts';
import { plainText } from '../../service/catalog/rich-text.ts';
import { edited, type MarkdownForm } from './markdown-edit.ts';

/** The text after the edit, with the selection in brackets: 'By [the lake].' */
function done(marked: string, form: MarkdownForm): string {
  const [from, to] = [marked.indexOf('⟦'), marked.indexOf('⟧') - 1];
  const text = marked.replace('⟦', '').replace('⟧', '');
  const { select, ...edit } = edited(text, [from, to], form);
  const now = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
  return `${now.slice(0, select[0])}⟦${now.slice(select[0], select[1])}⟧${now.slice(select[1])}`;
}

test.each([
  ['bold', 'By ⟦the lake⟧.', 'By **⟦the lake⟧**.'],
  ['bold', 'By **⟦the lake⟧**.', 'By ⟦the lake⟧.'],
  ['bold', 'By⟦ the lake ⟧.', 'By **⟦the lake⟧** .'],
  ['bold', 'By ⟦⟧', 'By **⟦⟧**'],
  ['italic', 'By **⟦the lake⟧**.', 'By ***⟦the lake⟧***.'],
  ['italic', 'By ***⟦the lake⟧***.', 'By **⟦the lake⟧**.'],
  ['bold', 'By *⟦the lake⟧*.', 'By ***⟦the lake⟧***.'],
  ['link', 'See ⟦the map⟧.', 'See [the map](⟦https://⟧).'],
  ['link', '⟦⟧', '[words](⟦https://⟧)'],
  ['heading', 'Arrive\nThe ⟦⟧way', 'Arrive\n## The way⟦⟧'],
  ['heading', '## The ⟦⟧way', 'The way⟦⟧'],
  ['list', 'Bring\n⟦water\nshoes\n⟧Leave', 'Bring\n⟦- water\n- shoes⟧\nLeave'],
  ['list', '⟦- water\n- shoes⟧', '⟦water\nshoes⟧'],
  ['steps', '⟦- water\n\n- shoes⟧', '⟦1. water\n\n2. shoes⟧'],
  ['list', '⟦⟧', '- ⟦⟧'],
] as const)('%s of %j', (form, text, is) => expect(done(text, form)).toBe(is));

test('the written Markdown is understood by the storefront', () => {
  const text = 'Rooms\n\nTea at dawn\nA walk';
  const steps = edited(text, [7, text.length], 'steps');
  const written = text.slice(0, steps.from) + steps.text;
  expect(plainText(richText(written))).toBe('Rooms\n\n1. Tea at dawn\n2. A walk');
  expect(richText('By **the lake**.')[0]?.items[0]).toContainEqual({ text: 'the lake', bold: true });
});

import { expect, test } from 'vitest';
import { translationState } from './translation-state.ts';

const entryText = (source: string) => ({ source, places: [{ field: 'name' }] });

test('a text has its translation or none, and a translation of an English text that is gone is outdated', () => {
  const stored = [
    { source: 'Hill', text: 'पहाड़' },
    { source: 'Old', text: 'पुराना' },
  ];
  const { texts, done, outdated } = translationState([entryText('Hill'), entryText('Lake')], stored);
  expect(texts.map(({ source, text }) => [source, text])).toEqual([
    ['Hill', 'पहाड़'],
    ['Lake', ''],
  ]);
  expect(done).toBe(1);
  expect(outdated.map(({ source, text }) => [source, text])).toEqual([['Old', 'पुराना']]);
});

test('a version changes with the translation alone', () => {
  const versionOf = (source: string, text: string) =>
    translationState([entryText(source)], [{ source, text }]).texts[0]?.version;
  expect(versionOf('Hill', 'पहाड़')).toBe(versionOf('Lake', 'पहाड़'));
  expect(versionOf('Hill', 'पहाड़')).not.toBe(versionOf('Hill', 'पहाड़ी'));
});

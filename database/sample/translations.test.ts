import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTranslations } from './read-sample.ts';

/** Every text of a JSON value, with those of lists and objects in it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('every translated text is one that its entry says, and is in the script of its language', () => {
  const translations = readTranslations();
  expect(translations.length).toBeGreaterThan(100);
  const wrong = translations.flatMap(({ kind, slug, path, texts }) => {
    const entry: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
    const ownTexts = new Set(textsIn(entry));
    return Object.entries(texts).flatMap(([source, text]) => [
      ...(ownTexts.has(source) ? [] : [`${kind}/${slug} does not say ${source}`]),
      ...(/[०-९]/.test(text) ? [`${kind}/${slug}: ${text} has native digits`] : []),
    ]);
  });
  expect(wrong).toEqual([]);
});

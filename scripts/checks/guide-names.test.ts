import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldLabel, typeLabel } from '../../backoffice/content/entry-labels.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import { fieldsOf } from '../../service/content/content-type.ts';
import { root } from '../command.ts';
import { textsIn } from './visible-words.ts';
import { visibleFiles } from './voice.ts';

/** What the guide has between asterisks: names of buttons, links, headings and fields, as the screen shows them. */
function namesIn(guide: string): string[] {
  const prose = guide.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/(?<!\*)(\*{1,2})([^*]+)\1(?!\*)/g)].map(([, , name = '']) => name.replace(/\s+/g, ' '));
}

const files = visibleFiles(root).filter((file) => /^(?:backoffice|service|messages\/en)\//.test(file));
const texts = files.flatMap((file) => textsIn(readFileSync(join(root, file), 'utf8')));
const labels = [...content.values()].flatMap((type) => [
  typeLabel(type),
  ...[...fieldsOf(type).keys()].map(fieldLabel),
]);
// 'Publish its drafts too: …' is called by what comes before its colon, 'Edit<hidden> {name}</hidden>' by 'Edit'
const shown = new Set(
  [...texts, ...labels].flatMap((text) => {
    const filled = text.replace(/\{\w+\}/g, '…');
    return [filled, filled.split(': ')[0], filled.split('<')[0]];
  }),
);
const unknownNames = (guide: string) => namesIn(guide).filter((name) => !/^[\p{Lu}]/u.test(name) || !shown.has(name));

test('every name in the guide is one that the back office shows', () => {
  const guide = readFileSync(join(root, 'docs', 'operator-guide.md'), 'utf8');
  expect(namesIn(guide).length).toBeGreaterThan(100);
  expect(unknownNames(guide)).toEqual([]);
});

test('a name that the back office does not show is found, also across lines, and code is no name', () => {
  const guide = 'Press *Save\ndraft*, then *Keep it*.\n- **Late fees**: `*` and *booking*\n```sh\nls *.env *.txt\n```';
  expect(unknownNames(guide)).toEqual(['Keep it', 'Late fees', 'booking']);
});

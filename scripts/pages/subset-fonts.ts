import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { invitations } from '../../messages/translations.ts';
import { root } from '../command.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** The characters of English text about India; for any other character the full font is fetched. */
const characters = `${ascii}\u00a0é©°±·×½–—‘’“”…•←→`;

/** The letters and signs of Hindi and Marathi. */
const devanagari = 'ँंःअआइईउऊऋएऐऑओऔॲकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहऽािीुूृॅेैॉोौक़ख़ग़ज़ड़ढ़फ़ॐ़्।॥०१२३४५६७८९\u200c\u200d';

const fonts = [
  { name: 'fraunces', family: 'fraunces', file: 'fraunces-latin-wght-normal', characters, min: 500, max: 600 },
  { name: 'figtree', family: 'figtree', file: 'figtree-latin-wght-normal', characters, min: 400, max: 700 },
  // it is in the extended font file, which would be a third download on every page with a price
  { name: 'rupee', family: 'figtree', file: 'figtree-latin-ext-wght-normal', characters: '₹', min: 400, max: 700 },
  // the names of languages, which pages in every language show: a kilobyte each
  {
    name: 'language-names',
    family: 'noto-sans-devanagari',
    file: 'noto-sans-devanagari-devanagari-wght-normal',
    characters: [...invitations.values()].map(({ name }) => name.replace(/\P{Script=Devanagari}/gu, '')).join(''),
    min: 600,
    max: 600,
  },
  // one weight for headings: a range of weights is half as large again
  {
    name: 'fraunces-devanagari',
    family: 'noto-serif-devanagari',
    file: 'noto-serif-devanagari-devanagari-wght-normal',
    characters: devanagari,
    min: 600,
    max: 600,
  },
  {
    name: 'figtree-devanagari',
    family: 'noto-sans-devanagari',
    file: 'noto-sans-devanagari-devanagari-wght-normal',
    characters: devanagari,
    min: 400,
    max: 700,
  },
] as const;

const folder = join(root, 'node_modules', '.cache', 'padharo-fonts');

/** Subsets the fonts of the first view to the characters and weights it uses, as `@fonts/{name}.woff2`. */
export function subsetFonts(): Plugin {
  return {
    name: 'padharo-fonts',
    config: async () => {
      mkdirSync(folder, { recursive: true });
      for (const { name, family, file, characters, min, max } of fonts) {
        const source = readFileSync(
          join(root, 'node_modules', '@fontsource-variable', family, 'files', `${file}.woff2`),
        );
        const made = join(folder, `${name}.woff2`);
        const stamp = join(folder, `${name}.from`);
        const from = createHash('sha256').update(source).update(`${characters} ${min} ${max}`).digest('hex');
        if (existsSync(made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === from) continue;
        writeFileSync(
          made,
          await subsetFont(source, characters, {
            targetFormat: 'woff2',
            variationAxes: { wght: min === max ? min : { min, max } },
          }),
        );
        writeFileSync(stamp, from);
      }
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}

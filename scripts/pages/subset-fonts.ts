import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { root } from '../command.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** The characters of English text about India; for any other character the full font is fetched. */
const characters = `${ascii}\u00a0é©°±·×½–—‘’“”…•←→`;

const fonts = [
  { name: 'fraunces', file: 'fraunces-latin-wght-normal', characters, min: 500, max: 600 },
  { name: 'figtree', file: 'figtree-latin-wght-normal', characters, min: 400, max: 700 },
  // it is in the extended font file, which would be a third download on every page with a price
  { name: 'rupee', file: 'figtree-latin-ext-wght-normal', characters: '₹', min: 400, max: 700 },
] as const;

const folder = join(root, 'node_modules', '.cache', 'padharo-fonts');

/** Subsets the fonts of the first view to the characters and weights it uses, as `@fonts/{name}.woff2`. */
export function subsetFonts(): Plugin {
  return {
    name: 'padharo-fonts',
    config: async () => {
      mkdirSync(folder, { recursive: true });
      for (const { name, file, characters, min, max } of fonts) {
        const family = file.split('-')[0];
        const source = readFileSync(
          join(root, 'node_modules', '@fontsource-variable', family ?? '', 'files', `${file}.woff2`),
        );
        const made = join(folder, `${name}.woff2`);
        const stamp = join(folder, `${name}.from`);
        const from = createHash('sha256').update(source).update(`${characters} ${min} ${max}`).digest('hex');
        if (existsSync(made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === from) continue;
        writeFileSync(
          made,
          await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { wght: { min, max } } }),
        );
        writeFileSync(stamp, from);
      }
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}

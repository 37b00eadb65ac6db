import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this size compression saves hardly anything. */
const leastBytes = 200;

/** Source maps are not published, so references to maps of libraries are removed. */
const mapLine = /\n\/\/# sourceMappingURL=\S+\s*$/;

async function withoutMap(file: string): Promise<Buffer> {
  const sent = await readFile(file, 'utf8');
  const unmapped = sent.replace(mapLine, '');
  if (unmapped !== sent) await writeFile(file, unmapped);
  return Buffer.from(unmapped);
}

/**
 * Writes a .br and a .gz beside each script, style sheet, SVG, data file and map tile, so that nothing is compressed while
 * serving.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|svg|json|pbf)$/.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const text = /\.(?:js|css)$/.test(name) ? await withoutMap(file) : await readFile(file);
      if (text.length < leastBytes) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      await writeFile(`${file}.br`, await brotli(text, { params }));
      await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
    }),
  );
}

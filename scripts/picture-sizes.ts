import { existsSync, writeFileSync } from 'node:fs';
import { draw } from '../artwork/draw.ts';
import { formats, formatWidths } from '../artwork/formats.ts';
import { pictureUrl } from '../database/sample/drawing.ts';
import { drawingsOf } from '../database/sample/drawings.ts';
import {
  digestOf,
  drawnName,
  type PictureSizes,
  readPictureSizes,
  writtenSizes,
} from '../database/sample/picture-sizes.ts';
import { readSample } from '../database/sample/read-sample.ts';
import { rasterise } from '../service/media/rasterise.ts';
import { smallCatalogue } from '../tests/small-catalogue.ts';

// Measures the pictures of the sample catalogue that were generated again since the last run; all of them take 6
// minutes.
const file = new URL('../database/sample/picture-sizes.txt', import.meta.url);
const before = existsSync(file) ? readPictureSizes() : new Map<string, PictureSizes>();
const drawings = [readSample(), smallCatalogue].flatMap(drawingsOf);
const named = new Map(
  drawings.map(({ drawing, setting }) => [drawnName(pictureUrl(drawing, setting)), { drawing, setting }] as const),
);
const after = new Map<string, PictureSizes>();
const toDo = [...named];
let measured = 0;

async function work(): Promise<void> {
  for (let next = toDo.pop(); next; next = toDo.pop()) {
    const [name, { drawing, setting }] = next;
    const picture = draw(...drawing, 'landscape', setting);
    const digest = digestOf(picture.svg);
    const known = before.get(name);
    if (known?.digest === digest) {
      after.set(name, { ...known, alt: picture.alt });
      continue;
    }
    const webp: number[] = [];
    for (const format of formats) webp.push((await rasterise(picture, formatWidths[format], 'webp')).length);
    after.set(name, { digest, svg: Buffer.byteLength(picture.svg), webp, alt: picture.alt });
    measured += 1;
    if (measured % 250 === 0) process.stdout.write(`  ${measured} measured, ${toDo.length} to go\n`);
  }
}

await Promise.all([work(), work()]);
writeFileSync(file, writtenSizes(after));
process.stdout.write(`  ${measured} of ${after.size} pictures measured\n`);

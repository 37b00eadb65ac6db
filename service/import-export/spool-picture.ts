import { readFile, writeFile } from 'node:fs/promises';
import type { Encoded, EncodedPicture } from '../media/encode-picture.ts';

/**
 * Writes an encoded picture to disk, so that many can wait for one transaction. Returns a function that reads it again.
 */
export async function spoolPicture(stem: string, picture: EncodedPicture): Promise<() => Promise<EncodedPicture>> {
  const spooled = async (name: string, { webp, avif, ...size }: Encoded): Promise<() => Promise<Encoded>> => {
    const files = [`${stem}-${name}.webp`, `${stem}-${name}.avif`] as const;
    await writeFile(files[0], webp);
    await writeFile(files[1], avif);
    return async () => ({ ...size, webp: await readFile(files[0]), avif: await readFile(files[1]) });
  };
  const whole = await spooled('whole', picture.whole);
  const smaller = await Promise.all(
    [...picture.smaller].map(async ([name, one]) => [name, await spooled(name, one)] as const),
  );
  const { hash } = picture;
  return async () => {
    const read = await Promise.all(smaller.map(async ([name, one]) => [name, await one()] as const));
    return { whole: await whole(), smaller: new Map(read), hash };
  };
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../command.ts';

const most = 60 * 1024;

/** Takes what the page shows as a picture of the guide. Throws for one beyond 60 kB: a guide is read on phones too. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const file = join(root, 'docs', 'pictures', `${name}.webp`);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 70, effort: 6 })
    .toFile(file);
  if (statSync(file).size > most) throw new Error(`${name} is larger than ${most} bytes`);
}

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './fixtures.ts';

/** A photograph as a camera takes it: six megapixels with grain, two megabytes. */
export const photograph = async (name: string, mean: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean, sigma: 8 },
    },
  })
    .jpeg()
    .toBuffer(),
});

export const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' });
export const atStep = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: `: ${title}` })).toBeVisible();

/** Deletes the entry on whose page the browser is: other end-to-end tests count the entries. */
export async function deleteEntry(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Entry deleted.')).toBeVisible();
}

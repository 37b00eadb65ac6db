import type { BrowserContext, Page } from '@playwright/test';
import type { Letter } from '../setup/post-office.ts';
import { postOffice } from './house.ts';
import { awake, expect } from './journey.ts';

/** Every letter to that address whose subject has those words, oldest first. */
export async function lettersTo(address: string, subject: RegExp): Promise<Letter[]> {
  const answer = await fetch(`${postOffice}?${new URLSearchParams({ to: address })}`);
  // our own post office
  const letters = (await answer.json()) as Letter[];
  return letters.filter((letter) => subject.test(letter.subject));
}

/** Waits for the letter, which must be the only one of its kind. */
export async function letterTo(address: string, subject: RegExp): Promise<Letter> {
  await expect
    .poll(async () => (await lettersTo(address, subject)).length, {
      message: `a letter about ${subject.source} to ${address}`,
      timeout: 60_000,
      intervals: [100, 200, 300],
    })
    .toBe(1);
  const [letter] = await lettersTo(address, subject);
  if (!letter) throw new Error('The letter is gone');
  return letter;
}

/** The address in the letter that has that path, which must stand in both of its parts. */
export function linkIn(letter: Letter, path: string): string {
  const link = new RegExp(`https?://[^\\s"<>]*${path}[^\\s"<>]*`);
  const inText = link.exec(letter.text)?.[0];
  const inHtml = link.exec(letter.html)?.[0]?.replaceAll('&amp;', '&');
  if (!inText) throw new Error(`No link to ${path} in:\n${letter.text}`);
  expect(inHtml, 'the same link in the HTML part').toBe(inText);
  return inText;
}

/** Expects that somebody who reads only the HTML part, or only the text, is told all of it. */
export function expectInBothParts(letter: Letter, words: readonly (string | RegExp)[]): void {
  for (const part of [letter.html.replace(/<[^>]*>/g, ' '), letter.text]) {
    const read = part.replace(/\s+/g, ' ');
    for (const word of words) expect(read).toMatch(word);
  }
}

/** Opens the link of the confirmation letter in a tab of its own. */
export async function confirmAddress(context: BrowserContext, email: string): Promise<Page> {
  const link = linkIn(await letterTo(email, /^Confirm your email address$/), '/confirm-email');
  const tab = await context.newPage();
  await tab.goto(link);
  await awake(tab);
  await expect(tab.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  return tab;
}

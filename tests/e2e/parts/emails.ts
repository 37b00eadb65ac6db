import type { BrowserContext, Page } from '@playwright/test';
import type { CaughtEmail } from '../setup/post-office.ts';
import { awake, expect } from './fixtures.ts';
import { postOffice } from './site.ts';

/** Every email to that address whose subject contains that text, oldest first. */
export async function listEmailsTo(address: string, subject: RegExp): Promise<CaughtEmail[]> {
  const answer = await fetch(`${postOffice}?${new URLSearchParams({ to: address })}`);
  // the mail server of the tests
  const emails = (await answer.json()) as CaughtEmail[];
  return emails.filter((mail) => subject.test(mail.subject));
}

/** Waits for the email and expects it to be the only match. */
export async function emailTo(address: string, subject: RegExp): Promise<CaughtEmail> {
  await expect
    .poll(async () => (await listEmailsTo(address, subject)).length, {
      message: `a letter about ${subject.source} to ${address}`,
      timeout: 60_000,
      intervals: [100, 200, 300],
    })
    .toBe(1);
  const [mail] = await listEmailsTo(address, subject);
  if (!mail) throw new Error('The letter is gone');
  return mail;
}

/** The link in the email with that path, which must be in both the HTML and text part. */
export function linkIn(mail: CaughtEmail, path: string): string {
  const link = new RegExp(`https?://[^\\s"<>]*${path}[^\\s"<>]*`);
  const inText = link.exec(mail.text)?.[0];
  const inHtml = link.exec(mail.html)?.[0]?.replaceAll('&amp;', '&');
  if (!inText) throw new Error(`No link to ${path} in:\n${mail.text}`);
  expect(inHtml, 'the same link in the HTML part').toBe(inText);
  return inText;
}

/** Expects all of these texts in the HTML part and in the plain text part. */
export function expectInBothParts(mail: CaughtEmail, words: readonly (string | RegExp)[]): void {
  for (const part of [mail.html.replace(/<[^>]*>/g, ' '), mail.text]) {
    const read = part.replace(/\s+/g, ' ');
    for (const word of words) expect(read).toMatch(word);
  }
}

/** Opens the link of the confirmation email in a new tab. */
export async function confirmAddress(context: BrowserContext, email: string): Promise<Page> {
  const link = linkIn(await emailTo(email, /^Confirm your email address$/), '/confirm-email');
  const tab = await context.newPage();
  await tab.goto(link);
  await awake(tab);
  await expect(tab.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  return tab;
}

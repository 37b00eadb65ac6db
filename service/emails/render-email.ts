import { site } from './frame-words.ts';
import { escapeHtml } from './html.ts';
import { renderHtml } from './render-html.ts';
import { renderPlain } from './render-plain.ts';
import type { SpokenEmail } from './spoken.ts';

/** Both forms of an email. `site` stands in them for the name of the site. */
export function renderEmail(email: SpokenEmail): { readonly html: string; readonly plain: string } {
  return { html: renderHtml(email), plain: renderPlain(email) };
}

/** Words of an email of the house of that name, as `insertEmail` keeps them. */
export function signed(words: string, name: string): string {
  return words.replaceAll(site, () => name);
}

/** A whole one. */
export function signedEmail(email: SpokenEmail, name: string) {
  const { html, plain } = renderEmail(email);
  return { subject: signed(email.subject, name), html: signed(html, escapeHtml(name)), plain: signed(plain, name) };
}

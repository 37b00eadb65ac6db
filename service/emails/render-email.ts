import type { FinalEmail } from './apply-overrides.ts';
import { site } from './frame-words.ts';
import { escapeHtml } from './html.ts';
import { renderHtml } from './render-html.ts';
import { renderPlain } from './render-plain.ts';

/** Both forms of an email, with `site` in place of the site's name. */
export function renderEmail(email: FinalEmail): { readonly html: string; readonly plain: string } {
  return { html: renderHtml(email), plain: renderPlain(email) };
}

/** Replaces `site` by that name, as `insertEmail` stores texts. */
export function withSiteName(words: string, name: string): string {
  return words.replaceAll(site, () => name);
}

/** A complete email with the site's name in every text. */
export function emailWithSiteName(email: FinalEmail, name: string) {
  const { html, plain } = renderEmail(email);
  return {
    subject: withSiteName(email.subject, name),
    html: withSiteName(html, escapeHtml(name)),
    plain: withSiteName(plain, name),
  };
}

import type { Markup } from './html.ts';
import { link } from './pieces.ts';

export const newsletterReason =
  'You are receiving this email because this address was entered for updates from Padharo.';

/** The link that stands at the end of every letter of the newsletter. */
export function unsubscribe(leave: string): Markup {
  return link(leave, 'Unsubscribe');
}

/** The same in plain text, under the reason. */
export function unsubscribeLine(reason: string, leave: string): string {
  return `${reason}\nUnsubscribe: ${leave}`;
}

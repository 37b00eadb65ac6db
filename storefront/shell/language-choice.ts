import { callApi } from '../device/api.ts';
import { hasChosenLanguage, rememberLanguage } from '../device/language.ts';
import { currentSession } from '../device/session.ts';
import { readItem, writeItem } from '../device/storage.ts';

const offered = 'languageOffered';

/** Keeps the chosen language on the device, and on the account of the person who is signed in. */
export function chooseLanguage(language: string): void {
  rememberLanguage(language);
  const { token } = currentSession();
  if (token) void callApi('PUT', '/api/users/me', { language }, { keepalive: true }).catch(() => {});
}

/**
 * The language to offer: the first one of the browser that the storefront has, unless it is that of the page. Only once,
 * and never to someone who has chosen.
 */
export function languageToOffer(current: string, known: readonly string[]): string | undefined {
  if (readItem(offered) !== null || hasChosenLanguage()) return undefined;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => known.includes(language));
  return wanted === current ? undefined : wanted;
}

/** The offer was declined: it is not made again. */
export function rememberOffer(): void {
  writeItem(offered, 'yes');
}

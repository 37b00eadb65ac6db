import { callApi } from '../device/api.ts';
import { currentSession } from '../device/session.ts';
import { readItem, writeItem } from '../device/storage.ts';

/** The name of the cookie by which the server opens pages in the chosen language (server/chosen-language.ts). */
export const languageCookie = 'language';
const secondsKept = 31_536_000;
const offered = 'languageOffered';

/** Keeps the chosen language on the device, and on the account of the person who is signed in. */
export function keepLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not available in every browser
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${secondsKept}; samesite=lax`;
  if (currentSession().token)
    void callApi('PUT', '/api/account/language', { language }, { keepalive: true }).catch(() => {});
}

/**
 * The language to offer: the first one of the browser that the storefront has, unless it is that of the page. Only once,
 * and never to someone who has chosen.
 */
export function languageToOffer(current: string, known: readonly string[]): string | undefined {
  if (readItem(offered) !== null || document.cookie.includes(`${languageCookie}=`)) return undefined;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => known.includes(language));
  return wanted === current ? undefined : wanted;
}

export function rememberOffer(): void {
  writeItem(offered, 'yes');
}

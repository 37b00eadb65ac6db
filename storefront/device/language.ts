/** The cookie by which the server opens pages in the chosen language (server/chosen-language.ts). */
const name = 'language';
const lifetime = 31_536_000;

/** The language that was chosen on this device, or on the account that signed in here. */
export const chosenLanguage = (): string | undefined =>
  /(?:^|; )language=([a-z]{2,3})(?:;|$)/.exec(document.cookie)?.[1];

/** Opens pages in this language from now on. */
export function rememberLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
  document.cookie = `${name}=${language}; path=/; max-age=${lifetime}; samesite=lax`;
}

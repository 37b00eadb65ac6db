import { languages } from '../../messages/translations.ts';
import { chosenLanguage } from '../device/language.ts';
import { readItem, writeItem } from '../device/storage.ts';

const offered = 'languageOffered';

/**
 * The language to offer: the first one of the browser that the storefront has, unless it is that of the page. Only once,
 * and never to someone who has chosen.
 */
export function languageToOffer(): string | undefined {
  if (readItem(offered) !== null || chosenLanguage()) return undefined;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => languages.includes(language));
  return document.documentElement.lang.startsWith(`${wanted}-`) ? undefined : wanted;
}

/** The offer was declined: it is not made again. */
export function rememberOffer(): void {
  writeItem(offered, 'yes');
}

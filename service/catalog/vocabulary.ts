import { catalogVocabularyTexts } from '../../messages/en/catalog/vocabulary.ts';
import { type Translate, textIn } from '../../messages/translate.ts';

type Known = keyof typeof catalogVocabularyTexts;
const isKnown = (name: string): name is Known => Object.hasOwn(catalogVocabularyTexts, name);

/** A name that a product keeps, such as 'Free WiFi', in the reader's language; the operator's own names stay. */
export function nameText(t: Translate, name: string): string {
  return isKnown(name) ? t(catalogVocabularyTexts[name]) : name;
}

/** The same in a language; undefined for the operator's own names. */
export function wordedName(name: string, language: string): string | undefined {
  return isKnown(name) ? textIn(language)(catalogVocabularyTexts[name]) : undefined;
}

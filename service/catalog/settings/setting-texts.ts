import { catalogDefaultTestimonialsTexts } from '../../../messages/en/catalog/default-testimonials.ts';
import { english, textIn } from '../../../messages/translate.ts';
import { wordedName } from '../vocabulary.ts';
import type { SettingValues } from './setting-schemas.ts';

/** Fields of settings with words for travellers. Names of people, places and the company are alike in all languages. */
const textFields = new Set(['quote', 'from', 'label', 'days', 'open', 'hours', 'support', 'callBack']);

/** A setting, or several, with other texts in place of those for travellers. */
export function rewordSetting<Value>(value: Value, text: (source: string) => string): Value;
export function rewordSetting(value: unknown, text: (source: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => rewordSetting(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [
      name,
      typeof one === 'string' && textFields.has(name) ? text(one) : rewordSetting(one, text),
    ]),
  );
}

const testimonials = new Map(
  Object.values(catalogDefaultTestimonialsTexts).map((message) => [english(message), message]),
);

/** Settings in a language: as the operator translated them (`texts`, by the English), or as Padharo words the defaults. */
export function settingsIn(
  language: string,
  settings: SettingValues,
  texts: ReadonlyMap<string, string> = new Map(),
): SettingValues {
  if (language === 'en') return settings;
  return rewordSetting(settings, (source) => texts.get(source) ?? wordedSetting(source, language) ?? source);
}

/** What a text of the default settings is in a language; undefined for the operator's own texts. */
export function wordedSetting(text: string, language: string): string | undefined {
  // '24/7'
  if (!/\p{L}/u.test(text)) return text;
  const message = testimonials.get(text);
  return message ? textIn(language)(message) : wordedName(text, language);
}

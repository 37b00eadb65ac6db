import { adminEmailsTexts } from '../../messages/en/admin/emails.ts';
import { sentence } from '../../messages/message.ts';
import { invitations, languages } from '../../messages/translations.ts';
import { notFound } from '../../service/core/app-error.ts';

/** The name of a language in English, and in itself. */
export function languageNames(language: string): { readonly english: string; readonly own: string } {
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return { english, own: invitations.get(language)?.name ?? english };
}

/** Every language of the storefront with its own name. */
export const languageLinks = languages.map((language) => ({ language, name: languageNames(language).own }));

/** The language of emails that an address names; English by default. Throws NotFoundError. */
export function emailLanguage(address: string): string {
  const language = new URL(address).searchParams.get('language') ?? 'en';
  if (!languages.includes(language)) throw notFound(sentence(adminEmailsTexts.emailNotFound));
  return language;
}

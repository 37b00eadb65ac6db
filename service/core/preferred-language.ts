import { languages } from '../../messages/translations.ts';

/**
 * The language that a reader likes best of those that exist, by the header Accept-Language (RFC 9110, section 12.5.4);
 * English without a match.
 */
export function preferredLanguage(header: string | undefined): string {
  const liked = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const language = languages.find((one) => one === tag.split('-')[0]);
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    return language && Number(quality) > 0 ? [{ language, quality: Number(quality) }] : [];
  });
  return liked.toSorted((one, other) => other.quality - one.quality)[0]?.language ?? 'en';
}

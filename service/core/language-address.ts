import { languages } from '../../messages/translations.ts';

/** An address of the storefront without the prefix of its language: '/hi/stays' is '/stays' in Hindi. */
export interface PageAddress {
  readonly language: string;
  readonly path: string;
}

/** Takes a path with or without a query. English has no prefix. */
export function pageAddress(path: string): PageAddress {
  const [, language = '', rest = ''] = /^\/([a-z]{2,3})(?=[/?]|$)(.*)$/.exec(path) ?? [];
  if (language === 'en' || !languages.includes(language)) return { language: 'en', path };
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * The same page in a language. `path`: without the prefix of one. The home page is '/' and '/hi'. Always on this site:
 * '//example.org' would be another one.
 */
export function addressIn(language: string, path: string): string {
  const own = path.replace(/^[/\\]+/, '/');
  return language === 'en' ? own : `/${language}${own.replace(/^\/(?=$|\?)/, '')}`;
}

/** A configuration whose public address is that of the pages in this language, and no other, for links that people follow. */
export function linkingIn<Config extends { readonly publicUrl: string }>(language: string, config: Config): Config {
  const { origin } = new URL(config.publicUrl);
  return { ...config, publicUrl: language === 'en' ? origin : `${origin}/${language}` };
}

/** Where a link to this site leads, in the language of the page that shows it: the router adds its prefix. */
export function pathOfLink(link: string): string {
  const { pathname, search } = new URL(link, 'https://padharo.example');
  return pageAddress(pathname + search).path;
}

/** The addresses of a page in every language, each with its `hreflang`; others read it in English. */
export function alternatesOf(url: string): readonly { readonly language: string; readonly address: string }[] {
  const { origin, pathname, search } = new URL(url);
  const { path } = pageAddress(pathname + search);
  const addressOf = (language: string) => origin + addressIn(language, path);
  return [
    ...languages.map((language) => ({ language: `${language}-IN`, address: addressOf(language) })),
    { language: 'x-default', address: addressOf('en') },
  ];
}

import type { FastifyRequest } from 'fastify';
import { languages } from '../../messages/translations.ts';
import { addressIn, pageAddress } from '../../service/core/language-address.ts';

/**
 * The address of the page in the language that the reader has chosen on this device, for someone who opens it in
 * English; undefined if it stays. The language of the browser is never used: it is only offered.
 */
export function addressInChosen({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>) {
  const [, chosen = 'en'] = /(?:^|; )language=([a-z]{2,3})(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  if (chosen === 'en' || !languages.includes(chosen)) return undefined;
  const isPage = method === 'GET' && headers.accept?.includes('text/html') && !/^[^?]*\.\w+(?:\?|$)/.test(url);
  return isPage && pageAddress(url).language === 'en' ? addressIn(chosen, url) : undefined;
}

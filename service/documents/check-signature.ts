import { documentsSignatureTexts } from '../../messages/en/documents/signature.ts';
import type { Translate } from '../../messages/translate.ts';

/** What people read about a signature, in their language. */
export type SignatureTexts = Readonly<Record<keyof typeof documentsSignatureTexts | 'language', string>>;

export function signatureTexts(t: Translate): SignatureTexts {
  return {
    language: t.language,
    notOurs: t(documentsSignatureTexts.notOurs),
    notOursText: t(documentsSignatureTexts.notOursText),
    cannotCheck: t(documentsSignatureTexts.cannotCheck),
    cannotCheckText: t(documentsSignatureTexts.cannotCheckText),
    expired: t(documentsSignatureTexts.expired),
    expiredText: t(documentsSignatureTexts.expiredText),
    genuine: t(documentsSignatureTexts.genuine),
    genuineText: t(documentsSignatureTexts.genuineText),
  };
}

/**
 * Verifies the signature of a voucher without a network and returns what the offline page shows. Its source is sent
 * to browsers, so it uses only what browsers have. `now` in milliseconds.
 */
export async function checkSignature(
  token: string,
  key: { kty: string; crv: string; x: string },
  now: number,
  texts: SignatureTexts,
): Promise<{ sound: boolean; title: string; name: string; days: string; text: string }> {
  const unread = { sound: false, name: '', days: '' };
  const none = {
    ...unread,
    title: texts.notOurs,
    text: texts.notOursText,
  };
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));
  const [header = '', body = '', signature = ''] = token.split('.');
  let made: CryptoKey;
  try {
    made = await crypto.subtle.importKey('jwk', key, { name: 'Ed25519' }, false, ['verify']);
  } catch {
    return {
      ...unread,
      title: texts.cannotCheck,
      text: texts.cannotCheckText,
    };
  }
  try {
    const signed = new TextEncoder().encode(`${header}.${body}`);
    if (!(await crypto.subtle.verify('Ed25519', made, bytesOf(signature), signed))) return none;
    const claims = JSON.parse(new TextDecoder().decode(bytesOf(body)));
    const isEnglish = texts.language === 'en';
    const dayOf = (day: string) =>
      new Intl.DateTimeFormat(isEnglish ? 'en-GB' : `${texts.language}-IN-u-nu-latn`, {
        weekday: 'short',
        day: 'numeric',
        month: isEnglish ? 'short' : 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(day));
    const days = claims.d === claims.u ? dayOf(claims.d) : `${dayOf(claims.d)} – ${dayOf(claims.u)}`;
    const over = claims.exp * 1000 <= now;
    return {
      sound: !over,
      name: String(claims.n),
      days,
      title: over ? texts.expired : texts.genuine,
      text: over ? texts.expiredText : texts.genuineText,
    };
  } catch {
    return none;
  }
}

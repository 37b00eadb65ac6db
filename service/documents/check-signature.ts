/**
 * Verifies the signature of a voucher without a network and returns the texts of the offline page. Its source is sent
 * to browsers, so it uses only what browsers have. `now` in milliseconds.
 */
export async function checkSignature(
  token: string,
  key: { kty: string; crv: string; x: string },
  now: number,
): Promise<{ sound: boolean; title: string; name: string; days: string; text: string }> {
  const unread = { sound: false, name: '', days: '' };
  const none = {
    ...unread,
    title: 'Not one of our vouchers',
    text: 'We did not sign this voucher, or the link is incomplete.',
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
      title: 'This browser cannot check signatures',
      text: 'Go online to check this voucher.',
    };
  }
  try {
    const signed = new TextEncoder().encode(`${header}.${body}`);
    if (!(await crypto.subtle.verify('Ed25519', made, bytesOf(signature), signed))) return none;
    const claims = JSON.parse(new TextDecoder().decode(bytesOf(body)));
    const dayOf = (day: string) =>
      new Intl.DateTimeFormat('en-GB', {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(day));
    const days = claims.d === claims.u ? dayOf(claims.d) : `${dayOf(claims.d)} – ${dayOf(claims.u)}`;
    const over = claims.exp * 1000 <= now;
    const only = 'Only the signature was checked. The voucher may have been used, changed or cancelled since.';
    return {
      sound: !over,
      name: String(claims.n),
      days,
      title: over ? 'Expired' : 'The signature is genuine',
      text: over ? 'The signature is genuine, but the voucher has expired.' : only,
    };
  } catch {
    return none;
  }
}

/**
 * What the signature of a voucher says without asking anybody: in the words of the page that works offline. Its text is
 * sent to browsers: it uses nothing but what they have. `now` in milliseconds.
 */
export async function checkSignature(
  token: string,
  key: { kty: string; crv: string; x: string },
  now: number,
): Promise<{ title: string; text: string }> {
  const none = { title: 'Not one of our vouchers', text: 'Its signature is not ours, or the address is not complete.' };
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));
  const [header = '', body = '', signature = ''] = token.split('.');
  let made: CryptoKey;
  try {
    made = await crypto.subtle.importKey('jwk', key, { name: 'Ed25519' }, false, ['verify']);
  } catch {
    return { title: 'This browser cannot check signatures', text: 'Please check the voucher with a network.' };
  }
  try {
    const signed = new TextEncoder().encode(`${header}.${body}`);
    if (!(await crypto.subtle.verify('Ed25519', made, bytesOf(signature), signed))) return none;
    const said = JSON.parse(new TextDecoder().decode(bytesOf(body)));
    const days = said.d === said.u ? said.d : `${said.d} to ${said.u}`;
    if (said.exp * 1000 <= now) return { title: 'Its days are over', text: `${said.n}, ${days}.` };
    const only =
      'Only the signature was checked: without a network nobody knows whether it was used, changed or cancelled.';
    return { title: 'The signature is genuine', text: `${said.n}, ${days}. ${only}` };
  } catch {
    return none;
  }
}

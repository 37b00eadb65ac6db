/** Parameters of our links that let in whoever has them: of a payment, of a confirmation, of a new password. */
const secrets = ['key', 'code'];

/** Whether the address must not be kept, or told to another site. Takes a path with its question. */
export function carriesSecret(url: string): boolean {
  if (/^\/+verify\//i.test(url)) return true;
  const question = url.indexOf('?');
  if (question < 0) return false;
  const asked = new URLSearchParams(url.slice(question + 1));
  return secrets.some((name) => asked.has(name));
}

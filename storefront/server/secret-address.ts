/** Parameters of our links that grant access: to a payment, a confirmation, a new password. */
const secrets = ['key', 'code'];

/** True if the address must not be cached or sent to another site. Takes a path with its query. */
export function carriesSecret(url: string): boolean {
  if (/^\/+verify\//i.test(url)) return true;
  const question = url.indexOf('?');
  if (question < 0) return false;
  const query = new URLSearchParams(url.slice(question + 1));
  return secrets.some((name) => query.has(name));
}

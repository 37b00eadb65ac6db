/** What is asked for when the request line holds a whole address, as proxies get it (RFC 9112, 3.2.2): its path and query. */
export function originForm(target: string): string {
  if (target.startsWith('/') || target === '*') return target;
  const rest = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

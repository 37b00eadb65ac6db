/** The path and query of a request line with an absolute URL, as sent to proxies (RFC 9112, 3.2.2). */
export function pathOfRequestLine(target: string): string {
  if (target.startsWith('/') || target === '*') return target;
  const rest = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

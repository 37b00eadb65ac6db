import ipaddr from 'ipaddr.js';

/** Whether an address is public: not this machine, a private network, or a special range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // an IPv4-mapped IPv6 address counts as its IPv4 address
  const parsed = ipaddr.process(address);
  // only 2000::/3 of IPv6 is allocated; addresses outside, such as ::127.0.0.1, lead elsewhere
  const given = parsed instanceof ipaddr.IPv4 || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
  return given && parsed.range() === 'unicast';
}

/** The IP address in a host name, without DNS; undefined for a real name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}

const ownNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i;

/**
 * What is wrong with a receiver's URL, as text to append to 'url'; undefined if it is valid. The addresses of a name
 * are checked again at every delivery. `toPrivate` allows this machine, private networks and plain HTTP.
 */
export function receiverProblem(text: string, toPrivate: boolean): string | undefined {
  const url = URL.parse(text);
  if (!url || text.length > 2_000) return 'must be a full URL, such as https://example.com/hooks';
  if (url.protocol !== 'https:' && !(toPrivate && url.protocol === 'http:')) return 'must begin with https://';
  if (url.username !== '' || url.password !== '') return 'must not carry a user name or password';
  if (toPrivate) return undefined;
  const address = literalAddress(url.hostname);
  const isPrivate = address === undefined ? ownNames.test(url.hostname) : !isPublicAddress(address);
  return isPrivate ? 'must not point to a private address' : undefined;
}

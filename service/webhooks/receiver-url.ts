import ipaddr from 'ipaddr.js';

/** Whether everybody on the internet can be behind that address: not this machine, a private network, or a special range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // an IPv4 address in IPv6 clothes is what it is inside
  const parsed = ipaddr.process(address);
  // of IPv6 only 2000::/3 is given out; what lies beside it, as ::127.0.0.1 does, leads somewhere else
  const given = parsed instanceof ipaddr.IPv4 || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
  return given && parsed.range() === 'unicast';
}

/** The address that a host name is by itself, without asking anybody; undefined for a real name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}

const ownNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i;

/**
 * What is wrong with the address of a receiver, to be read after 'url'; undefined when it can be one. What a name leads
 * to is looked at again with every delivery. `toPrivate` allows this machine, private networks and plain HTTP.
 */
export function receiverProblem(text: string, toPrivate: boolean): string | undefined {
  const url = URL.parse(text);
  if (!url || text.length > 2_000) return 'must be a whole address, as https://shop.example/hooks';
  if (url.protocol !== 'https:' && !(toPrivate && url.protocol === 'http:')) return 'must begin with https://';
  if (url.username !== '' || url.password !== '') return 'must not carry a user name or password';
  if (toPrivate) return undefined;
  const address = literalAddress(url.hostname);
  const isPrivate = address === undefined ? ownNames.test(url.hostname) : !isPublicAddress(address);
  return isPrivate ? 'must not lead to a private address' : undefined;
}

import ipaddr from 'ipaddr.js';

/**
 * Which of the addresses in X-Forwarded-For are the operator's proxies: those in the given networks, or the nearest so
 * many. Addresses left of them were written by others and are not trusted.
 */
export function proxiesOf(trusted: number | readonly string[]): string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted];
}

/**
 * The network that limits are counted for: an IPv4 address itself (also if written as IPv6), for IPv6 the /64 that a
 * provider assigns to one customer. A text that is no address counts as itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/** A network that a caller is counted for; its limit is `times` the limit of a single network. */
export interface CountedNetwork {
  readonly network: string;
  readonly times: number;
}

/**
 * Networks that a caller in `network` (a result of `networkOf`) is counted for, narrowest first: for IPv6 also the /56
 * and the /48 around it, with growing limits, because some customers own so many networks and each would otherwise
 * count as new (decision 140). Empty for null.
 */
export function networksAround(network: string | null): readonly CountedNetwork[] {
  if (network === null) return [];
  const own = { network, times: 1 };
  if (!network.endsWith('/64') || !ipaddr.IPv6.isValidCIDR(network)) return [own];
  const [one = 0, two = 0, three = 0, four = 0] = ipaddr.IPv6.parseCIDR(network)[0].parts;
  const wider = (fourth: number, bits: number) => `${new ipaddr.IPv6([one, two, three, fourth, 0, 0, 0, 0])}/${bits}`;
  return [own, { network: wider(four & 0xff00, 56), times: 4 }, { network: wider(0, 48), times: 16 }];
}

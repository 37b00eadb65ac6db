import ipaddr from 'ipaddr.js';

/**
 * Which of the addresses that a request came through are proxies of the operator: those of the given networks, or the
 * nearest so many. What stands left of them in X-Forwarded-For was written by somebody else and is not believed.
 */
export function proxiesOf(trusted: number | readonly string[]): string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted];
}

/**
 * The network that limits and budgets count under: an IPv4 address as it is (also one that came written as IPv6), of an
 * IPv6 address the /64 that one customer of a provider is given. A text that is no address counts as itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/** A network that a caller counts under, and how many times the bound of one network it has. */
export interface CountedNetwork {
  readonly network: string;
  readonly times: number;
}

/**
 * Networks that whoever asks from `network` (of `networkOf`) counts under, the narrowest first. Of IPv6 also the /56 and the
 * /48 around it, with growing bounds: a provider gives some customers so many networks, and each of them is otherwise new
 * (decision 140). None for null.
 */
export function networksAround(network: string | null): readonly CountedNetwork[] {
  if (network === null) return [];
  const own = { network, times: 1 };
  if (!network.endsWith('/64') || !ipaddr.IPv6.isValidCIDR(network)) return [own];
  const [one = 0, two = 0, three = 0, four = 0] = ipaddr.IPv6.parseCIDR(network)[0].parts;
  const wider = (fourth: number, bits: number) => `${new ipaddr.IPv6([one, two, three, fourth, 0, 0, 0, 0])}/${bits}`;
  return [own, { network: wider(four & 0xff00, 56), times: 4 }, { network: wider(0, 48), times: 16 }];
}

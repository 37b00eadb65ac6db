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

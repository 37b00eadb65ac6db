import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, literalAddress } from './receiver-url.ts';

export type Resolve = (hostname: string, options: { all: true; family?: number }, found: Found) => void;
type Found = (error: Error | null, addresses: LookupAddress[]) => void;

export const privateAddress = 'the address is private';

/** Whether the host is a literal IP address that is not public. */
export function isPrivateLiteral({ hostname }: URL): boolean {
  const literal = literalAddress(hostname);
  return literal !== undefined && !isPublicAddress(literal);
}

/**
 * The DNS lookup of a request: every address of the name is checked once, and the connection goes to one of those.
 * `toPrivate` allows any address.
 */
export function makePublicLookup(toPrivate: boolean, resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, found) => {
    resolve(hostname, { ...options, all: true, family: Number(options.family ?? 0) }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return found(error ?? new Error('ENOTFOUND'), []);
      // one private address is enough to refuse: the connection may take any of them
      if (!toPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
        return found(new Error(privateAddress), []);
      }
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
  };
}

/** A short reason why there was no answer. */
export function problemOf(error: Error, timeouts: number): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return `no answer within ${timeouts / 1000} s`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code || error.message.slice(0, 200);
}

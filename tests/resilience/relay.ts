import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import type { Route } from '../harness.ts';

export interface Relay {
  /** The address of the relay. */
  readonly through: Route;
  /** Closes all connections and refuses new ones until `open`. */
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
}

/** A TCP relay between a service and its PostgreSQL that can be shut. */
export function makeRelay(): Relay {
  let target: { host: string; port: number } | undefined;
  let port = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (!target) return near.destroy();
    const far = connect(target.port, target.host);
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one);
      one.on('error', () => {}).pipe(other);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    return undefined;
  });
  async function open(): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  }
  return {
    open,
    through: async (url) => {
      const parsed = new URL(url);
      target = { host: parsed.hostname, port: Number(parsed.port) };
      await open();
      parsed.port = String(port);
      return { databaseUrl: parsed.href };
    },
    shut: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      if (server.listening) await once(server, 'close');
    },
  };
}

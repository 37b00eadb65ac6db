import pg from 'pg';
import { type ContentListener, deduplicateMessages, type ProductSet } from '../product-set.ts';

/**
 * Listens for changes of the catalogue on a connection that is reopened whenever it is lost. `first` is called before
 * other listeners.
 */
export function listenForChanges(url: string, channel: string, first: () => void) {
  const listeners = new Set<ContentListener>();
  const notify = (changed: ProductSet) => {
    first();
    for (const listener of listeners) listener(changed);
  };
  const { hear, count } = deduplicateMessages(notify);
  let listening: pg.Client | undefined;
  let closed = false;
  async function listen(): Promise<void> {
    if (closed) return;
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3_000 });
    let over = false;
    const again = () => {
      if (over || closed) return;
      over = true;
      client.end().catch(() => {});
      setTimeout(() => void listen(), 500).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', hear);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      listening = client;
      // changes may have been missed while nothing listened
      notify(undefined);
    } catch {
      again();
    }
  }
  return {
    hear,
    onContentChange: async (listener: ContentListener) => {
      listeners.add(listener);
      if (listeners.size === 1) await listen();
    },
    notifications: { count, ofAll: () => notify(undefined) },
    stop: async () => {
      closed = true;
      await listening?.end().catch(() => {});
    },
  };
}

import type pg from 'pg';
import { statements } from '../told.ts';

/** Calls with a callback return no promise that could be traced. */
function told(text: unknown, send: () => unknown): unknown {
  if (!statements.start.hasSubscribers || typeof text !== 'string') return send();
  return statements.tracePromise(async () => send(), { text });
}

const namesAtMost = 400;
/**
 * Selects all columns of a table: the result type changes when a later release adds a column, and PostgreSQL then
 * refuses to run the prepared statement.
 */
const allColumns = /\b(?:select \* from "|returning \*)|"\w+"\.\*/;

/**
 * Prepares the frequent statements of a pool: a text that comes a second time gets a name, so that the server parses
 * and plans it once per connection. The number of names is bounded, because clients choose the filters that make the
 * texts. A connection that is lost in the middle of a transaction fails its query and not the whole process.
 */
export function prepareStatements(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string | undefined>();
  let named = 0;
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || named >= namesAtMost) return known;
    if (!names.has(text)) {
      if (allColumns.test(text)) return undefined;
      if (names.size < 4 * namesAtMost) names.set(text, undefined);
      return undefined;
    }
    named += 1;
    names.set(text, `p${named}`);
    return names.get(text);
  };
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const plain = client.query;
    const query = (first: unknown, ...rest: unknown[]) => {
      const values = rest[0];
      const name = typeof first === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(first) : undefined;
      const asked = name ? [{ name, text: first, values }, ...rest.slice(1)] : [first, ...rest];
      return told(first, () => Reflect.apply(plain, client, asked));
    };
    Object.assign(client, { query });
  });
  return pool;
}

/**
 * For a pool behind a transaction pooler: statements have no names, and the session settings are sent in each
 * transaction, with its `begin`. With `each`, a single statement becomes a transaction too, sent as three messages
 * together, and the connections of the pool are pipelined.
 */
export function setWithTransactions(pool: pg.Pool, settings: string, { each }: { each: boolean }): pg.Pool {
  const begin = `begin; ${settings.replaceAll('set ', 'set local ')}`;
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const plain = client.query;
    const send = (...asked: unknown[]): Promise<unknown> => Reflect.apply(plain, client, asked);
    async function alone(asked: readonly unknown[]): Promise<unknown> {
      const [begun, answer, ended] = await Promise.allSettled([send(begin), send(...asked), send('commit')]);
      for (const one of [begun, answer, ended]) if (one.status === 'rejected') throw one.reason;
      return answer.status === 'fulfilled' ? answer.value : undefined;
    }
    const query = (...asked: unknown[]): unknown => {
      const [first] = asked;
      const done = asked.at(-1);
      return told(first, () => {
        if (first === 'begin') return send(begin);
        if (!each || client.getTransactionStatus() !== 'I') return Reflect.apply(plain, client, asked);
        if (typeof done !== 'function') return alone(asked);
        return alone(asked.slice(0, -1)).then(
          (answer) => done(undefined, answer),
          (error: unknown) => done(error),
        );
      });
    };
    Object.assign(client, { query });
  });
  return pool;
}

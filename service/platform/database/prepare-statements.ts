import type pg from 'pg';
import { statementChannel } from '../log.ts';

/** Calls with a callback return no promise that could be traced. */
function traced(text: unknown, send: () => unknown): unknown {
  if (!statementChannel.start.hasSubscribers || typeof text !== 'string') return send();
  return statementChannel.tracePromise(async () => send(), { text });
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
    const knownName = names.get(text);
    if (knownName !== undefined || named >= namesAtMost) return knownName;
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
      const args = name ? [{ name, text: first, values }, ...rest.slice(1)] : [first, ...rest];
      return traced(first, () => Reflect.apply(plain, client, args));
    };
    Object.assign(client, { query });
  });
  return pool;
}

/**
 * For a pool behind a transaction pooler, whose connections must be pipelined: statements have no names, and the session
 * settings are sent in each transaction, with its `begin`. A single statement becomes a transaction too, sent as three
 * messages together.
 */
export function sendSettingsWithTransactions(pool: pg.Pool, settings: string): pg.Pool {
  const begin = `begin; ${settings.replaceAll('set ', 'set local ')}`;
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const plain = client.query;
    const send = (...args: unknown[]): Promise<unknown> => Reflect.apply(plain, client, args);
    async function inOwnTransaction(args: readonly unknown[]): Promise<unknown> {
      const [begun, answer, ended] = await Promise.allSettled([send(begin), send(...args), send('commit')]);
      for (const result of [begun, answer, ended]) if (result.status === 'rejected') throw result.reason;
      return answer.status === 'fulfilled' ? answer.value : undefined;
    }
    const query = (...args: unknown[]): unknown => {
      const [first] = args;
      const callback = args.at(-1);
      return traced(first, () => {
        if (first === 'begin') return send(begin);
        if (client.getTransactionStatus() !== 'I') return Reflect.apply(plain, client, args);
        if (typeof callback !== 'function') return inOwnTransaction(args);
        return inOwnTransaction(args.slice(0, -1)).then(
          (answer) => callback(undefined, answer),
          (error: unknown) => callback(error),
        );
      });
    };
    Object.assign(client, { query });
  });
  return pool;
}

import type pg from 'pg';
import { statements } from '../told.ts';

/** Who gives a callback has no promise that could be told of. */
function told(text: unknown, send: () => unknown): unknown {
  if (!statements.start.hasSubscribers || typeof text !== 'string') return send();
  return statements.tracePromise(async () => send(), { text });
}

const namesAtMost = 400;
/**
 * Asks for all columns of a table: its answer changes when a later release adds one, and PostgreSQL refuses to give a
 * prepared statement another answer than before.
 */
const allColumns = /\b(?:select \* from "|returning \*)|"\w+"\.\*/;

/**
 * Frequent statements of a pool are prepared: a text that comes a second time gets a name, so that the server parses and
 * plans it once per connection. The number of names is bounded, since clients choose the filters that make the texts. A
 * connection that is lost in the middle of a transaction fails its query and not the whole process.
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
 * For a pool whose connections are lent by a pooler for a transaction each: nothing is left in a session, so statements
 * have no names, and what holds for a connection elsewhere is said with each `begin`, in the same message.
 */
export function setWithTransactions(pool: pg.Pool, settings: string): pg.Pool {
  const begin = `begin; ${settings.replaceAll('set ', 'set local ')}`;
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const plain = client.query;
    const query = (first: unknown, ...rest: unknown[]) =>
      told(first, () => Reflect.apply(plain, client, first === 'begin' ? [begin] : [first, ...rest]));
    Object.assign(client, { query });
  });
  return pool;
}

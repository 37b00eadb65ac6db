import { expect } from 'vitest';
import type { ErrorName } from '../../../service/core/app-error.ts';
import type { Expected } from './case.ts';

type Entry = Readonly<Record<string, unknown>>;

/** What an entry is called in the tables. */
function nameOf(entry: Entry): unknown {
  return entry['slug'] ?? entry['key'] ?? entry['Name'] ?? entry['name'] ?? entry['question'] ?? entry['checkInTime'];
}

/** The address of a drawn picture: a subject, its variant, and how it is cut. */
export function drawn(picture: string): unknown {
  return expect.stringMatching(new RegExp(`^/artwork/${picture}(\\.[a-z-]+)*\\.svg$`));
}

/** A list of exactly these entries, in this order. */
export function finds(...names: readonly string[]): Expected {
  return ({ body }) => expect(body.data.map(nameOf)).toEqual(names);
}

/** A list of so many entries in all. */
export function counts(total: number): Expected {
  return ({ body }) => expect(body.meta.pagination.total).toBe(total);
}

/** A list whose first entries hold at least this. */
export function lists(...entries: readonly object[]): Expected {
  return ({ body }) => expect(body.data.slice(0, entries.length)).toMatchObject(entries);
}

/** One entry that holds at least this, beside an empty `meta`. */
export function shows(entry: object): Expected {
  return ({ body }) => expect(body).toMatchObject({ data: entry, meta: {} });
}

/** The entry, or the first one of a list, has exactly these keys, in whatever order. */
export function holds(...keys: readonly string[]): Expected {
  return holdsAt('', ...keys);
}

/** The same of something inside of it: `image`, `room_types.0`. */
export function holdsAt(path: string, ...keys: readonly string[]): Expected {
  return ({ body }) => {
    const entry = Array.isArray(body.data) ? body.data[0] : body.data;
    const found = path.split('.').reduce((value, key) => (key === '' ? value : value?.[key]), entry);
    expect(Object.keys(found ?? {}).sort(), path).toEqual([...keys].sort());
  };
}

/** A list with exactly this beside it. */
export function pages(pagination: object): Expected {
  return ({ body }) => expect(body.meta).toEqual({ pagination });
}

/** The whole body. */
export function exactly(body: unknown): Expected {
  return (answer) => expect(answer.body).toEqual(body);
}

/** A body that holds at least this. */
export function atLeast(body: object): Expected {
  return (answer) => expect(answer.body).toMatchObject(body);
}

/** An error of the wire format, and nothing else. */
export function refuses(name: ErrorName, message: string | RegExp, details?: object): Expected {
  return ({ status, body }) =>
    expect(body).toEqual({
      data: null,
      error: {
        status,
        name,
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        details: details ?? expect.any(Object),
      },
    });
}

/** A header with that value, or one that matches. */
export function header(name: string, value: string | RegExp | undefined): Expected {
  return ({ headers }) => {
    const found = headers[name];
    if (value instanceof RegExp) expect(String(found), name).toMatch(value);
    else expect(found, name).toBe(value);
  };
}

/** No body at all. */
export const nothing: Expected = ({ body }) => expect(body).toBe('');

export const notFound = refuses('NotFoundError', 'Not Found', {});
export const unauthorized = refuses('UnauthorizedError', 'Missing or invalid credentials', {});
export const forbidden = refuses('ForbiddenError', 'Forbidden', {});

export function both(...expected: readonly Expected[]): Expected {
  return (answer) => {
    for (const entry of expected) entry(answer);
  };
}

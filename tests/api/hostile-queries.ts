import fc from 'fast-check';
import type { ContentType } from '../../service/content/content-type.ts';
import { among, type Chance, conditions, type Pair, sometimes, upTo, written } from './content-queries.ts';

/** Names of what is kept and not shown, here or in other houses. */
export const hidden = [
  'hidden',
  'search_text',
  'user',
  'users',
  'user_id',
  'email',
  'password',
  'password_hash',
  'token_hash',
  'public',
  'sellable_id',
  'createdBy',
  'updatedBy',
  'constructor',
  'toString',
  'price_paise',
  'xmin',
  'resetPasswordToken',
] as const;

/** A private name in filters, sort, fields or populate, of the entry itself or of what it leads to. */
export function askingFor(chance: Chance, type: ContentType, name: string): Pair {
  const place = among(chance, ['filters', 'sort', 'fields', 'populate', 'deep filters', 'deep populate'] as const);
  if (place === 'filters') return { keys: ['filters', name, '$contains'], value: 'a' };
  if (place === 'sort' || place === 'fields' || place === 'populate') return { keys: [place], value: name };
  const [around] = conditions(chance, type, ['filters']);
  const relations = Object.keys(type.relations);
  if (place === 'deep populate' && relations.length > 0) {
    const inside = among(chance, ['fields', 'sort', 'populate'] as const);
    return { keys: ['populate', among(chance, relations), inside], value: name };
  }
  const groups = (around?.keys ?? []).filter((key) => key === '$not' || key === '$and' || key === '$or');
  const keys = groups.flatMap((key) => (key === '$not' ? [key] : [key, '0']));
  return { keys: ['filters', ...keys, name], value: 'a' };
}

const odd = [
  '$foo',
  '$eq',
  '$in',
  '$or',
  '$between',
  '$null',
  '*',
  '',
  '0',
  '-1',
  '99',
  'true',
  'nope',
  'name',
  'id',
  'sort',

  'filters',
  'populate',
  'fields',
  '__proto__',
  'constructor',
  'a.b.c',
  'a,b:desc',
  '[',
  ']',
  '[]',
  '%',
  '%00',
  '😀',
  "' or 1=1 --",
  '; drop table stays; --',
  '$1',
  '\\',
  '\u202e',
  'NaN',
  '1e999',
  '0x1',
  'null',
  'undefined',
  '..',
  ...hidden,
] as const;

/** A right question with something put in, taken out, doubled or exchanged. */
export function spoiled(chance: Chance, right: readonly Pair[]): string {
  const pairs = right.map((pair) => ({ ...pair, keys: [...pair.keys] }));
  for (const _ of [0, ...upTo(chance, 2)]) {
    const pair = pairs[chance(fc.nat, { max: Math.max(0, pairs.length - 1) })];
    if (!pair) break;
    const at = chance(fc.nat, { max: pair.keys.length });
    const how = among(chance, ['exchange', 'insert', 'remove', 'value', 'double'] as const);
    if (how === 'exchange') pair.keys[at] = among(chance, odd);
    else if (how === 'insert') pair.keys.splice(at, 0, among(chance, odd));
    else if (how === 'remove') pair.keys.splice(at, 1);
    else if (how === 'value') pair.value = among(chance, odd);
    else pairs.push({ keys: [...pair.keys], value: among(chance, odd) });
  }
  return written(chance, pairs);
}

/** Anything between two signs of a query string. */
export function nonsense(chance: Chance): string {
  const piece = () =>
    sometimes(chance, 4) ? chance(fc.string, { maxLength: 12, unit: 'binary' }) : among(chance, odd);
  const key = () =>
    `${piece()}${upTo(chance, 5)
      .map(() => (sometimes(chance, 8) ? piece() : `[${piece()}]`))
      .join('')}`;
  const long = sometimes(chance, 20) ? 'x'.repeat(chance(fc.nat, { max: 20_000 })) : '';
  const text = upTo(chance, 7)
    .map(() => `${key()}=${piece()}${long}`)
    .join('&');
  // what no client could send at all: an address is ASCII without blanks
  return sometimes(chance, 2) ? encodeURI(text.toWellFormed()) : text.replace(/[^\x21-\x7e]|#/g, '+');
}

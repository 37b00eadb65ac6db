import { invalid } from '../core/app-error.ts';
import { type ContentModel, type ContentType, fieldsOf, relationOf, typeNamed } from './content-type.ts';
import { below, invalidKey, invalidValue, type Param, type QueryPosition } from './invalid-key.ts';
import type { SortKey } from './query.ts';
import { isRawObject, type Raw } from './read-search.ts';

const keysAtMost = 10;

/** Parses `sort`: `price`, `price:desc,name`, `stay.name:asc`, lists and objects of these. Throws ValidationError. */
export function parseSort(
  model: ContentModel,
  type: ContentType,
  raw: Raw | undefined,
  { param, from }: QueryPosition = { param: 'sort', from: '' },
): SortKey[] {
  const keys: SortKey[] = [];
  read(raw, '');
  if (keys.length > keysAtMost) throw invalid(`sort may name at most ${keysAtMost} fields`);
  return keys;

  function read(raw: Raw | undefined, path: string): void {
    if (raw === undefined) return;
    if (isRawObject(raw)) for (const [key, value] of Object.entries(raw)) readEntry(key, value, path);
    else if (typeof raw !== 'string') for (const item of raw) read(item, path);
    else if (path !== '') add(path, raw);
    else for (const part of raw.split(',')) readPart(part.trim());
  }
  function readPart(part: string): void {
    if (part === '') return;
    const [path = '', order = 'asc', ...more] = part.split(':');
    if (more.length > 0) throw wrongOrder(path, param);
    add(path.trim(), order.trim());
  }
  function readEntry(key: string, value: Raw, path: string): void {
    read(value, path === '' && /^\d+$/.test(key) ? '' : below(path, key));
  }
  function add(path: string, order: string): void {
    const direction = order.toLowerCase();
    if (direction !== 'asc' && direction !== 'desc') throw wrongOrder(path, param);
    keys.push({ ...follow(path), descending: direction === 'desc' });
  }
  function follow(path: string): Pick<SortKey, 'via' | 'field'> {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const via: SortKey['via'][number][] = [];
    let here = type;
    for (const name of names) {
      const relation = relationOf(here, name);
      if (!relation) throw invalidKey(name, below(from, path), param);
      // a list has no single value to sort by
      if (relation.kind === 'to-many' || relation.kind === 'through') throw invalidKey(name, below(from, path), param);
      if (via.length >= 5) throw invalid('sort may follow at most 5 relations');
      here = typeNamed(model, relation.target);
      via.push({ relation, target: here });
    }
    const field = fieldsOf(here).get(last);
    if (!field) throw invalidKey(last, below(from, path), param);
    return { via, field };
  }
}

function wrongOrder(path: string, param: Param) {
  return invalidValue('Invalid order. order can only be one of asc|desc|ASC|DESC', path, param);
}

import { invalid } from '../core/app-error.ts';
import { type ContentModel, type ContentType, fieldsOf, type Relation, relationOf, typeNamed } from './content-type.ts';
import { isTranslatable } from './entry-texts.ts';
import type { Field } from './field.ts';
import { below, invalidKey, invalidValue, type Param } from './invalid-key.ts';
import { parseFilters } from './parse-filters.ts';
import { parseSort } from './parse-sort.ts';
import type { Populated, SelectedFields } from './query.ts';
import { isRawObject, type Raw, type RawObject } from './read-search.ts';

const limits = { depth: 5, relations: 40, sameTypeOnPath: 2 } as const;
const identity = new Set(['id', 'documentId']);
const options = new Set(['fields', 'filters', 'sort', 'populate', 'publicationState', 'status', 'locale']);

/** What is selected of the entries of an answer themselves. */
interface SelectedEntries extends SelectedFields {
  /** The fields of their versions in other languages; undefined: `localizations` is not populated. */
  readonly localizations?: ReadonlySet<string>;
}

/** Parses `fields` and `populate` for a type, in every form of API-28. Throws ValidationError for unknown names. */
export function parseSelection(
  model: ContentModel,
  type: ContentType,
  input: { readonly fields?: Raw | undefined; readonly populate?: Raw | undefined },
): SelectedEntries {
  let relations = 0;
  let localizations: ReadonlySet<string> | undefined;
  const selected = select(type, input.fields, input.populate, '', [type]);
  return localizations ? { ...selected, localizations } : selected;

  function select(
    type: ContentType,
    fields: Raw | undefined,
    populate: Raw | undefined,
    path: string,
    above: readonly ContentType[],
  ): SelectedFields {
    return {
      ...parseFields(type, fields, path, above.length > 1 ? 'populate' : 'fields'),
      populate: parsePopulate(type, populate, path, above),
    };
  }

  function parsePopulate(
    type: ContentType,
    raw: Raw | undefined,
    path: string,
    above: readonly ContentType[],
  ): Populated[] {
    const input = new Map<string, RawObject>();
    const ask = (name: string, more: RawObject): void => {
      input.set(name, merged(input.get(name), more));
    };
    read(raw);
    return [...input].flatMap(([name, more]) => {
      const here = below(path, name);
      const relation = relationOf(type, name);
      if (relation) return [populated(name, relation, more, here, above)];
      if (name === 'localizations' && type.translated && above.length === 1) {
        const { fields } = parseFields(type, more['fields'], here, 'populate');
        localizations = new Set(fields.map(([field]) => field));
        return [];
      }
      // text lists are always included, so naming them has no effect
      const kind = fieldsOf(type).get(name)?.kind;
      if (kind === 'texts' || kind === 'json') return [];
      throw invalidKey(name, here, 'populate');
    });

    function read(raw: Raw | undefined): void {
      if (raw === undefined || raw === '') return;
      if (typeof raw === 'string') for (const name of raw.split(',')) readName(name.trim());
      else if (isRawObject(raw)) for (const [key, value] of Object.entries(raw)) readEntry(key, value);
      else for (const item of raw) read(item);
    }
    function readName(name: string): void {
      const [first = '', ...rest] = name.split('.');
      if (name === '*') askAll();
      else ask(first, rest.length > 0 ? { populate: rest.join('.') } : {});
    }
    function readEntry(key: string, value: Raw): void {
      if (/^\d+$/.test(key)) read(value);
      else if (key === '*') askAll();
      else if (isRawObject(value)) readOptions(key, value);
      else if (value === '*' || value === 'true' || value === '1' || value === '') ask(key, {});
      else if (value !== 'false' && value !== '0')
        throw invalidKey(typeof value === 'string' ? value : key, below(path, key), 'populate');
    }
    function readOptions(name: string, value: RawObject): void {
      const unknown = Object.keys(value).find((option) => !options.has(option));
      if (unknown !== undefined) throw invalidKey(unknown, below(below(path, name), unknown), 'populate');
      ask(name, value);
    }
    function askAll(): void {
      for (const [name, relation] of Object.entries(type.relations)) if (!relation.apart) ask(name, {});
    }
  }

  function populated(
    name: string,
    relation: Relation,
    more: RawObject,
    path: string,
    above: readonly ContentType[],
  ): Populated {
    const target = typeNamed(model, relation.target);
    relations += 1;
    if (relations > limits.relations) throw invalid(`populate may name at most ${limits.relations} relations`);
    if (above.length > limits.depth) throw invalid(`populate may be at most ${limits.depth} levels deep`);
    // cycles multiply the answer without adding information
    if (above.filter((seen) => seen === target).length >= limits.sameTypeOnPath) {
      throw invalidValue(`populate goes in a circle at ${path}`, path, 'populate');
    }
    return {
      name,
      relation,
      target,
      where: parseFilters(model, target, more['filters'], { param: 'populate', from: path }),
      sort: parseSort(model, target, more['sort'], { param: 'populate', from: path }),
      ...select(target, more['fields'], more['populate'], path, [...above, target]),
    };
  }
}

/** Merges two selections of the same relation. */
function merged(before: RawObject | undefined, more: RawObject): RawObject {
  if (!before) return more;
  const populate = [before['populate'], more['populate']].filter((raw) => raw !== undefined);
  return { ...before, ...more, ...(populate.length > 0 ? { populate } : {}) };
}

function parseFields(
  type: ContentType,
  raw: Raw | undefined,
  path: string,
  param: Param,
): { readonly fields: [string, Field][]; readonly locale?: true } {
  const known = fieldsOf(type);
  const all = namesIn(raw, path, param);
  const names = isTranslatable(type) ? all.filter((name) => name !== 'locale') : all;
  const locale = names.length < all.length ? ({ locale: true } as const) : {};
  if (all.length === 0 || names.includes('*')) return { fields: [...known], ...locale };
  for (const name of names) if (!known.has(name)) throw invalidKey(name, below(path, name), param);
  const input = new Set(names);
  return { fields: [...known].filter(([name]) => identity.has(name) || input.has(name)), ...locale };
}

function namesIn(raw: Raw | undefined, path: string, param: Param): string[] {
  if (raw === undefined) return [];
  if (typeof raw === 'string')
    return raw
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  if (isRawObject(raw)) {
    if (Object.keys(raw).some((key) => !/^\d+$/.test(key)))
      throw invalidValue('Invalid fields parameter. Expected a string or an array of strings', path, param);
    return Object.values(raw).flatMap((item) => namesIn(item, path, param));
  }
  return raw.flatMap((item) => namesIn(item, path, param));
}

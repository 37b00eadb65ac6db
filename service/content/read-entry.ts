import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { type ContentModel, type ContentType, fieldsOf, type Relation, relationOf, typeNamed } from './content-type.ts';
import type { Field, FieldValue } from './field.ts';
import { readField } from './read-field.ts';
import { type LinkChange, linkChangeIn } from './references.ts';

/** A part of an entry in a body; with an id it exists already. */
export interface PartChange {
  readonly id: number | undefined;
  readonly values: ReadonlyMap<string, FieldValue>;
}

/** A validated body: values of fields, links to other entries, and parts. */
export interface EntryChange {
  readonly values: ReadonlyMap<string, FieldValue>;
  readonly links: ReadonlyMap<string, LinkChange>;
  readonly parts: ReadonlyMap<string, readonly PartChange[]>;
}

/** An error in a body, in the wire format. */
export interface BodyError {
  readonly path: readonly string[];
  readonly message: string;
  readonly name: 'ValidationError';
}

const mostParts = 100;

export function finding(path: readonly string[], problem: string): BodyError {
  return { path, message: `${path.join('.')} ${problem}`, name: 'ValidationError' };
}

/** The error for a body with these findings (API-30): a single finding is the message itself. */
export function invalidBody(findings: readonly BodyError[]) {
  const [first] = findings;
  const message = findings.length === 1 && first ? first.message : `${findings.length} errors occurred`;
  return invalid(message, { errors: findings });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses the `data` of a body for a type: all of a new entry, otherwise the given fields. Throws ValidationError. */
export function readEntry(
  model: ContentModel,
  type: ContentType,
  data: unknown,
  purpose: 'create' | 'update',
): EntryChange {
  if (!isObject(data)) throw invalid(sentence(errorsContentTexts.noData));
  const findings: BodyError[] = [];
  const values = readValues(type, data, purpose, [], findings);
  const links = new Map<string, LinkChange>();
  const parts = new Map<string, readonly PartChange[]>();
  for (const [name, relation] of Object.entries(type.relations)) {
    const raw = data[name];
    if (raw === undefined) {
      if (purpose === 'create' && relation.required) findings.push(finding([name], 'must be defined.'));
      continue;
    }
    const target = typeNamed(model, relation.target);
    if (target.shape === 'component') parts.set(name, readParts(target, raw, name, findings));
    else readLink(relation, target, raw, name, purpose, findings, links);
  }
  if (findings.length > 0) throw invalidBody(findings);
  return { values, links, parts };
}

function readValues(
  type: ContentType,
  data: Readonly<Record<string, unknown>>,
  purpose: 'create' | 'update',
  path: readonly string[],
  findings: BodyError[],
): ReadonlyMap<string, FieldValue> {
  const known = fieldsOf(type);
  for (const key of Object.keys(data)) {
    if (relationOf(type, key) && path.length === 0) continue;
    const field = known.get(key);
    if (field && isWritten(type, key, field)) continue;
    if (field && key === 'id' && path.length > 0) continue;
    const at = [...path, key].join('.');
    const message = field ? `${at} cannot be written` : `Invalid key ${at}`;
    throw invalid(message, { key, path: at, source: 'body' });
  }
  const values = new Map<string, FieldValue>();
  for (const [name, field] of known) {
    if (!isWritten(type, name, field)) continue;
    const raw = Object.hasOwn(data, name) ? data[name] : undefined;
    if (raw === undefined && (purpose === 'update' || field.madeFrom)) continue;
    const read = readField(field, raw);
    if ('problem' in read) findings.push(finding([...path, name], read.problem));
    else values.set(name, read.value);
  }
  return values;
}

/** Whether the field is one of the type's own that a body may contain. */
export function isWritten(type: ContentType, name: string, field: Field): boolean {
  if (type.fields[name] !== field || field.computed) return false;
  return field.lookup === undefined || field.lookup.makes !== undefined;
}

function readParts(target: ContentType, raw: unknown, name: string, findings: BodyError[]): PartChange[] {
  const items: unknown = raw === null ? [] : raw;
  if (!Array.isArray(items) || !items.every(isObject)) {
    findings.push(finding([name], 'must be a list of objects'));
    return [];
  }
  if (items.length > mostParts) {
    findings.push(finding([name], `must hold at most ${mostParts} entries`));
    return [];
  }
  return items.map((item, index) => {
    const id = item['id'];
    const path = [name, String(index)];
    if (id !== undefined && !(typeof id === 'number' && Number.isSafeInteger(id) && id > 0)) {
      findings.push(finding([...path, 'id'], 'must be a number'));
    }
    const values = readValues(target, item, 'create', path, findings);
    const broken = target.rule?.(values);
    if (broken) findings.push(finding([...path, broken.field], broken.problem));
    return { id: typeof id === 'number' ? id : undefined, values };
  });
}

function readLink(
  relation: Relation,
  target: ContentType,
  raw: unknown,
  name: string,
  purpose: 'create' | 'update',
  findings: BodyError[],
  links: Map<string, LinkChange>,
): void {
  const refuse = (problem: string) => findings.push(finding([name], problem));
  if (relation.kind === 'to-many' || relation.kind === 'one-of') {
    refuse(`is written from the other side${target.path ? `: /api/${target.path}` : ''}`);
    return;
  }
  if (relation.fixed && purpose === 'update') {
    refuse('cannot be changed');
    return;
  }
  const change = linkChangeIn(raw);
  if (!change) {
    refuse('must name entries by id or documentId, or with connect, disconnect or set');
    return;
  }
  const alone = relation.kind === 'to-one';
  const named = change.kind === 'set' ? change.to.length : change.connect.length;
  if (alone && named > 1) refuse('takes one entry');
  else if (relation.required && named === 0) refuse('must be defined.');
  else links.set(name, change);
}

/** The body of an update that restores the state recorded in an audit row: own fields, links and parts. */
export function dataBefore(
  { type }: { readonly type: ContentType },
  before: unknown,
): Readonly<Record<string, unknown>> {
  if (typeof before !== 'object' || before === null) return {};
  const fields = fieldsOf(type);
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => {
      const field = fields.get(name);
      if (field) return isWritten(type, name, field);
      const relation = type.relations[name];
      return relation !== undefined && relation.kind !== 'one-of' && !relation.fixed;
    }),
  );
}

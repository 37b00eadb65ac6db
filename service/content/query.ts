import type { ContentType, Relation } from './content-type.ts';
import type { Field } from './field.ts';

/** Operators that take one value, a list, or none. A final i ignores case. */
export const oneValue = [
  '$eq',
  '$eqi',
  '$ne',
  '$nei',
  '$lt',
  '$lte',
  '$gt',
  '$gte',
  '$contains',
  '$containsi',
  '$notContains',
  '$notContainsi',
  '$startsWith',
  '$startsWithi',
  '$endsWith',
  '$endsWithi',
] as const;
export const manyValues = ['$in', '$notIn', '$between'] as const;
export const noValue = ['$null', '$notNull'] as const;

export type OneValue = (typeof oneValue)[number];
export type ManyValues = (typeof manyValues)[number];

/** A value for the database driver. */
export type Value = string | number | boolean;

/** A condition on an entry. */
export type Condition =
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'compare'; readonly field: Field; readonly operator: OneValue; readonly value: Value }
  | {
      readonly kind: 'compare-list';
      readonly field: Field;
      readonly operator: ManyValues;
      readonly values: readonly Value[];
    }
  | { readonly kind: 'is-null'; readonly field: Field }
  | { readonly kind: 'related'; readonly relation: Relation; readonly target: ContentType; readonly where: Condition };

/** A field of the entry, or of the entry at the end of a chain of to-one relations. */
export interface SortKey {
  readonly via: readonly { readonly relation: Relation; readonly target: ContentType }[];
  readonly field: Field;
  readonly descending: boolean;
}

export interface Populated extends SelectedFields {
  readonly name: string;
  readonly relation: Relation;
  readonly target: ContentType;
  readonly where: Condition;
  /** Empty: the order of the relation. */
  readonly sort: readonly SortKey[];
}

/** The selected fields and relations of an entry. */
export interface SelectedFields {
  readonly fields: readonly (readonly [name: string, field: Field])[];
  readonly populate: readonly Populated[];
  /** `fields` names `locale`. */
  readonly locale?: true;
}

export interface Paging {
  readonly by: 'page' | 'offset';
  readonly page: number;
  readonly start: number;
  readonly limit: number;
  readonly withCount: boolean;
}

/** A parsed query string. */
export interface Query extends SelectedFields {
  readonly where: Condition;
  readonly sort: readonly SortKey[];
  readonly paging: Paging;
}

export const everything: Condition = { kind: 'all', of: [] };

/** Whether few entries match, so that the database should start with them. */
export function isSelective(condition: Condition): boolean {
  if (condition.kind === 'compare') return condition.operator === '$eq';
  if (condition.kind === 'compare-list') return condition.operator === '$in';
  if (condition.kind === 'related') return isSelective(condition.where);
  return condition.kind === 'all' && condition.of.some(isSelective);
}

import { type AppError, invalid } from '../core/app-error.ts';

export type Param = 'filters' | 'sort' | 'fields' | 'populate' | 'pagination';

/**
 * The error for an unknown name: `Invalid key nope`, below a relation `Invalid key nope at room_types`. `param` is the
 * query parameter that contains it.
 */
export function invalidKey(key: string, path: string, param: Param): AppError {
  const where = path.endsWith(`.${key}`) ? ` at ${path.slice(0, -key.length - 1)}` : '';
  return invalid(`Invalid key ${key}${where}`, { key, path, source: 'query', param });
}

/** Where a filter or sort key is in the query: its parameter, and the relation above it. */
export interface QueryPosition {
  readonly param: Param;
  readonly from: string;
}

/** The error for a key where only operators are allowed: `Invalid key $foo at name`. */
export function invalidOperator(key: string, path: string, param: Param): AppError {
  const where = path === '' ? '' : ` at ${path}`;
  return invalid(`Invalid key ${key}${where}`, { key, path, source: 'query', param });
}

/** The error for an invalid value. */
export function invalidValue(message: string, path: string, param: Param): AppError {
  return invalid(message, { path, source: 'query', param });
}

export function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

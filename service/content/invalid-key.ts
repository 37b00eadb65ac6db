import { type AppError, invalid } from '../core/app-error.ts';

export type Param = 'filters' | 'sort' | 'fields' | 'populate' | 'pagination';

/**
 * The refusal of a name that does not exist there: `Invalid key nope`, below a relation `Invalid key nope at room_types`. `param`
 * is the parameter of the query that holds it.
 */
export function invalidKey(key: string, path: string, param: Param): AppError {
  const where = path.endsWith(`.${key}`) ? ` at ${path.slice(0, -key.length - 1)}` : '';
  return invalid(`Invalid key ${key}${where}`, { key, path, source: 'query', param });
}

/** Where filters and orders stand: the parameter of the query that holds them, and below which relation. */
export interface Place {
  readonly param: Param;
  readonly from: string;
}

/** The refusal of what stands where only operators may: `Invalid key $foo at name`. */
export function invalidOperator(key: string, path: string, param: Param): AppError {
  const where = path === '' ? '' : ` at ${path}`;
  return invalid(`Invalid key ${key}${where}`, { key, path, source: 'query', param });
}

/** The refusal of a value that does not fit. */
export function invalidValue(message: string, path: string, param: Param): AppError {
  return invalid(message, { path, source: 'query', param });
}

export function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

import { type AppError, invalid } from '../core/app-error.ts';

export type Param = 'filters' | 'sort' | 'fields' | 'populate' | 'pagination';

/** The refusal of a name that does not exist there. `param` is the parameter of the query that holds it. */
export function invalidKey(key: string, path: string, param: Param): AppError {
  return invalid(`Invalid key ${key}`, { key, path, source: 'query', param });
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

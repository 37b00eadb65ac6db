import { plainError } from '../settings/plain-error.ts';
import { labelOf } from './entry-form.ts';

/** Why a scheduled action failed, with the field labels of the form instead of the API's names. */
export function plainReason(reason: string): string {
  return reason
    .split('; ')
    .map((found) => {
      const [, path] = /^([a-zA-Z][\w.]*) (?:must|is not valid)/.exec(found) ?? [];
      return path ? `${labelOf(path.split('.').at(-1) ?? path)}: ${plainError(found, path)}` : plainError(found);
    })
    .join(' ');
}

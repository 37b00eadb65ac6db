import { AppError, invalid } from '../core/app-error.ts';
import { tagsIn } from '../platform/negotiation.ts';

/**
 * The tag of one entry: the version of its row, which every write changes, and a part that differs with what is shown of
 * it. Caches compare the whole, `If-Match` the version.
 */
export function entryTag(version: string, shown: string): string {
  return `"${version}-${shown}"`;
}

const oneTag = /^"([^"]{1,200})"$/;

/**
 * Throws PreconditionFailedError when `If-Match` names other versions than this one. A weak mark is overlooked (`tagsIn`).
 */
export function checkVersion(ifMatch: string | undefined, version: string): void {
  if (ifMatch === undefined) return;
  const tags = tagsIn(ifMatch);
  if (tags.length === 1 && tags[0] === '*') return;
  const versions = tags.map((tag) => oneTag.exec(tag)?.[1]?.split('-')[0]);
  if (versions.includes(undefined)) throw invalid('If-Match must be * or a list of entity tags');
  if (!versions.includes(version)) {
    throw new AppError('PreconditionFailedError', 'The entry was changed since it was read');
  }
}

import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { AppError, invalid } from '../core/app-error.ts';
import { parseEntityTags } from '../platform/negotiation.ts';

/**
 * The entity tag of an entry: the version of its row, which every write changes, and a part that depends on the
 * selection. Caches compare the whole tag, `If-Match` the version.
 */
export function entryTag(version: string, selection: string): string {
  return `"${version}-${selection}"`;
}

const oneTag = /^"([^"]{1,200})"$/;

/** Throws PreconditionFailedError if `If-Match` names only other versions. Weak tags count as strong (`parseEntityTags`). */
export function checkVersion(ifMatch: string | undefined, version: string): void {
  if (ifMatch === undefined) return;
  const tags = parseEntityTags(ifMatch);
  if (tags.length === 1 && tags[0] === '*') return;
  const versions = tags.map((tag) => oneTag.exec(tag)?.[1]?.split('-')[0]);
  if (versions.includes(undefined)) throw invalid(sentence(errorsContentTexts.ifMatch));
  if (!versions.includes(version)) {
    throw new AppError('PreconditionFailedError', sentence(errorsContentTexts.changedSinceRead));
  }
}

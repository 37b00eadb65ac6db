import { type ContentType, mediaType } from '../content/content-type.ts';
import type { WriteHooks } from '../content/write-hooks.ts';
import { setFirstPictures } from './first-picture.sql.ts';

type Follow = NonNullable<WriteHooks['follow']>;

/**
 * A write hook that sets the first picture of a gallery as the card's picture if there is none. Undefined for types
 * without both.
 */
export function showFirstPicture({ table, relations }: ContentType): Follow | undefined {
  const pictures = Object.entries(relations).filter(([, { target }]) => target === mediaType.name);
  const own = pictures.map(([, relation]) => relation).find(({ kind }) => kind === 'to-one');
  const [link, gallery] = pictures.find(([, { kind }]) => kind === 'through') ?? [];
  if (own?.kind !== 'to-one' || link === undefined || gallery?.kind !== 'through') return undefined;
  const { column } = own;
  return async ({ db }, entries) => {
    const ids = entries.filter(({ links }) => links.has(link)).map(({ id }) => id);
    if (ids.length > 0) await setFirstPictures(db, { table, column, gallery }, ids);
  };
}

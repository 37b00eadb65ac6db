import { catalogContent } from '../../service/catalog/catalog.api.ts';
import { type ContentType, typeNamed } from '../../service/content/content-type.ts';
import { publishEntry } from '../../service/content/publish-entry.ts';
import { formOf } from '../content/entry-form.ts';
import type { StaffContext } from '../desk.ts';
import { belongingTo, subjectOf } from './read-content.ts';

/** Shows in the shop what is part of an entry, stands on its page and is a draft; how many those were. Throws as publishing does. */
export async function publishDraftsOf(ctx: StaffContext, type: ContentType, documentId: string): Promise<number> {
  const { links } = formOf(subjectOf(ctx, type).model, type);
  let shown = 0;
  for (const { control, target } of links) {
    const of = typeNamed(catalogContent.model, target);
    if (control !== 'entries' || of.path === undefined) continue;
    const { rows, part } = await belongingTo(ctx, type, documentId, of);
    for (const draft of rows.filter(({ published }) => part && !published)) {
      const one = { documentId: draft.documentId, search: 'fields[0]=documentId', ifMatch: undefined };
      await publishEntry(ctx, { ...one, subject: subjectOf(ctx, of), action: 'publish' });
      shown += 1;
    }
  }
  return shown;
}

import { isProductType } from '../../service/catalog/kinds.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { showSaved } from '../../service/catalog/saved/show-saved.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import type { ContentType } from '../../service/content/content-type.ts';
import { previewEntry } from '../../service/content/preview-entry.ts';
import { savedCard } from '../../storefront/saved/saved-card-texts.ts';
import type { SavedCard } from '../../storefront/saved/saved-groups.ts';
import type { StaffContext } from '../back-office.ts';
import { controlText, type EntryData } from '../content/entry-form.ts';

/** The card of a draft as the website will show it, with its draft parts; null for what is no product. */
export async function previewCard(
  ctx: StaffContext,
  type: ContentType,
  { documentId, entry }: { documentId: string; entry: EntryData },
): Promise<SavedCard | null> {
  if (!isProductType(type.name)) return null;
  const names = [`${type.name}:${controlText(entry['slug'])}`];
  return previewEntry(ctx, {
    access: catalogContent,
    type,
    documentId,
    show: async (ctx) => {
      const [card] = await showSaved(ctx, { names });
      return card ? savedCard(await textForReader(ctx), card) : null;
    },
  });
}

import { z } from 'zod';
import { catalogContent } from '../../catalog/catalog.api.ts';
import { isProductType } from '../../catalog/kinds.ts';
import { mayManageProducts } from '../../catalog/product-access.ts';
import type { ContentType } from '../../content/content-type.ts';
import { proposedType } from '../../content/proposed-type.ts';
import type { Subject } from '../../content/store-entry.ts';
import { answerOf } from '../../content/write-answer.ts';
import { AppError, notFound } from '../../core/app-error.ts';
import { operator } from '../../core/viewer.ts';
import type { Context } from '../../platform/context.ts';
import type { Body, Listing } from './proposal.ts';

const answer = z.object({ data: z.record(z.string(), z.unknown()) });
const numbered = z.object({ id: z.number() });

/** An entry of a listing as the site sees it, a draft too. */
export interface ListingEntry {
  readonly entry: Body;
  /** Another one after every write. */
  readonly version: string;
  readonly listing: Listing;
}

/** The type of that name as the site writes it, and as a proposal sees it. Throws NotFoundError where nothing may be proposed. */
export function proposable(name: string, purpose: 'create' | 'update'): { subject: Subject; seen: ContentType } {
  const type = catalogContent.model.get(name);
  const seen = type && proposedType(type, purpose);
  if (!seen) throw notFound();
  return { subject: catalogContent.subjectFor(type, operator), seen };
}

/** An entry that is a listing or part of one; undefined when there is none. */
export async function entryOfListing(
  ctx: Context,
  subject: Subject,
  documentId: string,
): Promise<ListingEntry | undefined> {
  const { type } = subject;
  try {
    const found = await answerOf(ctx, subject, documentId, 'populate=*');
    const entry = answer.parse(JSON.parse(found.body.toString())).data;
    const [version = ''] = (found.headers['etag'] ?? '').replace(/^"/, '').split('-');
    const own = numbered.parse(entry).id;
    if (isProductType(type.name)) return { entry, version, listing: { type: type.name, productId: own } };
    for (const name of type.partOf ?? []) {
      const target = type.relations[name]?.target;
      const parent = numbered.safeParse(entry[name]);
      if (parent.success && target && isProductType(target))
        return { entry, version, listing: { type: target, productId: parent.data.id } };
    }
  } catch (error) {
    if (!(error instanceof AppError && error.name === 'NotFoundError')) throw error;
  }
  return undefined;
}

/** The same, of the viewer's own listings alone. Throws NotFoundError. */
export async function ownEntry(ctx: Context, subject: Subject, documentId: string): Promise<ListingEntry> {
  const found = await entryOfListing(ctx, subject, documentId);
  if (!found || !(await mayManageProducts(ctx, [found.listing]))) throw notFound();
  return found;
}

import { z } from 'zod';
import { isProductType } from '../../catalog/kinds.ts';
import { mayManageProducts } from '../../catalog/product-access.ts';
import { catalogContent } from '../../catalog/products/catalog.api.ts';
import type { ContentType } from '../../content/content-type.ts';
import { submittableFields } from '../../content/content-type.ts';
import type { Subject } from '../../content/store-entry.ts';
import { answerOf } from '../../content/write-answer.ts';
import { AppError, notFound } from '../../core/app-error.ts';
import { operator } from '../../core/viewer.ts';
import type { Context } from '../../platform/context.ts';
import type { Body, Listing } from './submission.ts';

const answer = z.object({ data: z.record(z.string(), z.unknown()) });
const numbered = z.object({ id: z.number() });

/** A listing's entry as the site sees it, including drafts. */
export interface ListingEntry {
  readonly entry: Body;
  /** Changes with every write. */
  readonly version: string;
  readonly listing: Listing;
}

/**
 * The content type of that name, for the site and with only the fields that partners may submit. Throws NotFoundError
 * if partners may submit nothing of it.
 */
export function submittableType(name: string, purpose: 'create' | 'update'): { subject: Subject; seen: ContentType } {
  const type = catalogContent.model.get(name);
  const seen = type && submittableFields(type, purpose);
  if (!seen) throw notFound();
  return { subject: catalogContent.subjectFor(type, operator), seen };
}

/** An entry that is a listing or part of one; undefined if there is none. */
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

/** The same, for the viewer's own listings only. Throws NotFoundError. */
export async function ownEntry(ctx: Context, subject: Subject, documentId: string): Promise<ListingEntry> {
  const found = await entryOfListing(ctx, subject, documentId);
  if (!found || !(await mayManageProducts(ctx, [found.listing]))) throw notFound();
  return found;
}

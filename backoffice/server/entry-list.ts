import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { sentence } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { type ContentType, fieldsOf } from '../../service/content/content-type.ts';
import { listHeads, maxCounted } from '../../service/content/list-heads.ts';
import { listPlans } from '../../service/content/list-plans.ts';
import { AppError } from '../../service/core/app-error.ts';
import type { StaffContext } from '../back-office.ts';
import { titleField } from '../content/entry-labels.ts';
import type { PlanView } from '../content/planned-mark.tsx';

/** The type of that name, if it has pages of its own. Throws NotFoundError. */
export function typeAt(name: string | undefined): ContentType {
  const type = catalogContent.model.get(name ?? '');
  if (type?.path === undefined) throw new AppError('NotFoundError', sentence(adminContentTexts.typeNotFound));
  return type;
}

/** Every type that has pages of its own. */
export const editedTypes: readonly ContentType[] = [...catalogContent.model.values()].filter(
  ({ path }) => path !== undefined,
);

/** The type and its form, as this member of staff may edit it. */
export const contentSubject = (ctx: StaffContext, type: ContentType) => catalogContent.subjectFor(type, ctx.viewer);

export interface EntryRow {
  readonly documentId: string;
  readonly title: string;
  /** A word about it, such as its place or its kind. */
  readonly about: string;
  readonly published: boolean;
  readonly updatedAt: string;
}

const abouts = ['location', 'slug', 'Type', 'type', 'code', 'name'];

/** The query of a list of entries. `of`: the entry that they belong to, by the relation's name. */
interface EntryListQuery {
  readonly words?: string | undefined;
  readonly state?: string | undefined;
  readonly of?: { readonly relation: string; readonly documentId: string } | undefined;
  readonly sort?: { readonly by: string; readonly down: boolean };
  readonly after?: string | undefined;
  readonly size?: number;
}

/** A page of entries of a type, with drafts; 50 by default. */
export async function readEntryList(
  ctx: StaffContext,
  type: ContentType,
  { sort, size = 50, ...wanted }: EntryListQuery,
) {
  const t = textIn(ctx.language);
  const subject = contentSubject(ctx, type);
  const title = titleField(type);
  const fields = fieldsOf(subject.type);
  const { rows, ...page } = await listHeads(ctx, {
    subject,
    title,
    size,
    words: wanted.words,
    of: wanted.of,
    after: wanted.after,
    about: abouts.find((name) => name !== title && fields.has(name)),
    state: (['published', 'draft'] as const).find((state) => state === wanted.state),
    sort: { by: sort?.by === 'updatedAt' ? 'updatedAt' : 'title', down: sort?.down ?? false },
  });
  return {
    ...page,
    rows: rows.map(
      ({ title, updatedAt, documentId, about, published }): EntryRow => ({
        documentId,
        about,
        published,
        title: title || t(adminContentTexts.untitled),
        updatedAt: updatedAt.toISOString(),
      }),
    ),
  };
}

/** A number of entries as text. Large numbers are not counted exactly. */
export const countText = (t: Translate, total: number) =>
  total > maxCounted ? t(adminContentTexts.moreThanMaxcounted, { maxCounted: inNumber(maxCounted) }) : inNumber(total);

const inNumber = (count: number) => count.toLocaleString('en-IN');

/** Scheduled actions of these entries, by documentId. */
export async function planViews(
  ctx: StaffContext,
  type: ContentType,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PlanView[]>> {
  const plans = await listPlans(ctx, { type, documentIds });
  const shown = [...plans].map(
    ([documentId, own]) =>
      [documentId, own.map(({ dueAt, ...plan }) => ({ ...plan, dueAt: dueAt.toISOString() }))] as const,
  );
  return new Map(shown);
}

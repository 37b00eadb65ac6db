import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { type CancellationPolicy, knownPolicies } from '../../service/catalog/cancellation-policy.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { type ContentType, fieldsOf, typeNamed } from '../../service/content/content-type.ts';
import { listEntries, showEntry } from '../../service/content/read-entries.ts';
import { partsOf } from '../../service/content/show-parts.ts';
import { AppError } from '../../service/core/app-error.ts';
import type { StaffContext } from '../back-office.ts';
import { type EntryData, type FieldLists, type FormShape, linkedIn, type NameInList } from '../content/entry-form.ts';
import { titleField } from '../content/entry-labels.ts';
import { refundText } from '../settings/policy-in-form.ts';
import { adminUrls } from '../urls.ts';
import { type EntryRow, readEntryList, typeAt } from './entry-list.ts';
import { type PictureView, pictureView } from './picture-view.ts';
import { storefrontPage } from './preview-address.ts';

const entry = z.record(z.string(), z.unknown());
const page = z.object({ data: z.array(entry) });

const textOf = (one: EntryData, name: string | undefined) => {
  const value = name === undefined ? undefined : one[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** An entry with everything that its form shows, and its version tag. Throws NotFoundError. */
export async function readEntry(ctx: StaffContext, type: ContentType, documentId: string, { links }: FormShape) {
  const search = new URLSearchParams({ status: 'draft' });
  const shown = links.filter(({ control }) => control !== 'entries');
  const names = shown.flatMap(({ name, pictured = [] }) => [name, ...pictured.map((one) => `${name}.${one.name}`)]);
  for (const [at, name] of names.entries()) search.set(`populate[${at}]`, name);
  const answer = await showEntry(ctx, {
    of: catalogContent.readable(type),
    documentId,
    search: search.toString(),
  });
  const { data } = z.object({ data: entry }).parse(JSON.parse(answer.body.toString()));
  return { entry: data, version: answer.headers['etag'] ?? '' };
}

export interface LinkChoice {
  readonly documentId: string;
  readonly title: string;
}

const mostChoices = 1_000;

/**
 * The choices of a relation, by name, limited to `only` if the relation says so (`type`: the kind of a feature).
 * Includes drafts for viewers who may see them.
 */
export async function linkChoices(
  ctx: StaffContext,
  type: ContentType,
  link: FormShape['links'][number],
  { drafts = true } = {},
): Promise<LinkChoice[]> {
  const target = typeNamed(catalogContent.model, link.target);
  const relation = type.relations[link.name];
  const only = relation?.kind === 'through' ? relation.only : undefined;
  const field = only && [...fieldsOf(target)].find(([, { column }]) => column === only.column);
  const search = new URLSearchParams({
    'pagination[pageSize]': String(mostChoices),
    'fields[0]': titleField(target),
    ...(drafts && { status: 'draft' }),
    'sort[0]': `${titleField(target)}:asc`,
    'sort[1]': 'id:asc',
  });
  if (only && field) search.set(`filters[${field[0]}][$eq]`, field[1].labels?.[only.equals] ?? only.equals);
  const answer = await listEntries(ctx, { of: catalogContent.readable(target), search: search.toString() });
  const { data } = page.parse(JSON.parse(answer.body.toString()));
  return data.map((one) => ({
    documentId: textOf(one, 'documentId'),
    title: textOf(one, titleField(target)) || textOf(one, 'documentId'),
  }));
}

/** Entries that belong to an entry and have pages of their own: the first of them, and the address to add one. */
export interface Belonging {
  readonly rows: readonly EntryRow[];
  readonly total: number;
  readonly add: string | null;
  /**
   * The drafts among them that are published with the entry: their number and the first names. Rooms are part of a
   * stay; reviews are not, nor are the stays of a place.
   */
  readonly drafts: { readonly total: number; readonly titles: readonly string[] };
}

/** What the form of an entry shows besides the declared fields. */
export interface Edited {
  readonly form: FormShape;
  readonly lists: FieldLists;
  readonly entry: EntryData;
  /** Its version tag; empty for a new entry. */
  readonly version: string;
  readonly published: boolean;
  /** The idempotency key of this form: sent twice, it creates one entry. */
  readonly key: string;
  readonly storefrontAddress: string | null;
  readonly pictures: Readonly<Record<string, readonly PictureView[]>>;
  readonly choices: Readonly<Record<string, readonly LinkChoice[]>>;
  readonly owners: Readonly<Record<string, EntryRow>>;
  readonly belonging: Readonly<Record<string, Belonging>>;
}

/** How many belonging entries are named on the page, and how many drafts beside the button. */
const shownBelonging = 30;
const namedDrafts = 5;
export const noDrafts: Belonging['drafts'] = { total: 0, titles: [] };

interface Opened {
  readonly whole: { readonly entry: EntryData; readonly version: string } | undefined;
  /** For a new entry: the entries that it belongs to, by the name of the relation. */
  readonly query: URLSearchParams;
}

/** Reads what the form of an entry needs. */
export async function readEditedEntry(
  ctx: StaffContext,
  type: ContentType,
  form: FormShape,
  { whole, query }: Opened,
): Promise<Edited> {
  const entry = whole?.entry ?? {};
  const pictures: Record<string, PictureView[]> = {};
  const choices: Record<string, LinkChoice[]> = {};
  const owners: Record<string, EntryRow> = {};
  const belonging: Record<string, Belonging> = {};
  for (const link of form.links) {
    const { name, control, pictured = [] } = link;
    const target = typeNamed(catalogContent.model, link.target);
    if (control === 'picture' || control === 'pictures') pictures[name] = linkedIn(entry[name]).map(pictureView);
    for (const [at, part] of linkedIn(entry[name]).entries())
      for (const one of pictured) pictures[`${name}.${at}.${one.name}`] = linkedIn(part[one.name]).map(pictureView);
    if (control === 'one' || control === 'many') choices[name] = await linkChoices(ctx, type, link);
    if (control === 'fixed') {
      const named = whole ? textOf(linkedIn(entry[name])[0] ?? {}, 'documentId') : (query.get(name) ?? '');
      if (named) owners[name] = await rowOf(ctx, target, named);
    }
    if (control === 'entries' && whole && target.path !== undefined)
      belonging[name] = await belongingTo(ctx, type, textOf(entry, 'documentId'), target);
  }
  return {
    form,
    entry,
    pictures,
    choices,
    owners,
    belonging,
    lists: await listsForForm(ctx, form),
    version: whole?.version ?? '',
    published: Boolean(entry['publishedAt']),
    key: randomUUID(),
    storefrontAddress: storefrontPage(type.name, entry, form),
  };
}

async function rowOf(ctx: StaffContext, type: ContentType, documentId: string): Promise<EntryRow> {
  const { entry } = await readEntry(ctx, type, documentId, { fields: [], links: [] });
  return {
    documentId: textOf(entry, 'documentId'),
    title: textOf(entry, titleField(type)),
    about: '',
    published: entry['publishedAt'] !== null,
    updatedAt: textOf(entry, 'updatedAt'),
  };
}

/** The name of an entry; its documentId if it no longer exists. */
export async function entryTitle(ctx: StaffContext, { type, documentId }: { type: string; documentId: string }) {
  try {
    return (await rowOf(ctx, typeAt(type), documentId)).title || documentId;
  } catch (error) {
    if (error instanceof AppError) return documentId;
    throw error;
  }
}

/** The entries of a type that belong to an entry, and the address to add one. */
export async function belongingTo(
  ctx: StaffContext,
  type: ContentType,
  documentId: string,
  target: ContentType,
): Promise<Belonging> {
  const relation = Object.entries(target.relations).find(
    ([, back]) => back.kind === 'to-one' && back.target === type.name,
  )?.[0];
  if (relation === undefined) return { rows: [], total: 0, add: null, drafts: noDrafts };
  const of = { relation, documentId };
  const { rows, total } = await readEntryList(ctx, target, { of, size: shownBelonging });
  const creates = target.actions === undefined || target.actions.includes('create');
  const isPart = partsOf(catalogContent.model, type).some((part) => part.type.name === target.name);
  const drafts = isPart ? await readEntryList(ctx, target, { of, state: 'draft', size: namedDrafts }) : undefined;
  return {
    rows,
    total,
    add: creates ? adminUrls.newContent(target.name, of) : null,
    drafts: drafts ? { total: drafts.total, titles: drafts.rows.map(({ title }) => title) } : noDrafts,
  };
}

const policyWords = (t: Translate, policy: CancellationPolicy): string =>
  refundText(t, policy)
    .map(({ percent, until }) => t(adminContentTexts.percentRefundUntil, { percent, until }))
    .join(', ') || t(adminContentTexts.noRefund);

/** The operator's lists that content declarations refer to (`listed`), by name. */
export const fieldLists: Readonly<Record<string, (ctx: StaffContext) => Promise<NameInList[]>>> = {
  'cancellation-policies': async (ctx) => {
    const t = textIn(ctx.language);
    const { policies } = await readSaleSettings(ctx);
    return [...knownPolicies, ...policies].map((policy) => ({ name: policy.name, words: policyWords(t, policy) }));
  },
};

/** The lists that fields of the form refer to. */
export async function listsForForm(ctx: StaffContext, { fields }: FormShape): Promise<FieldLists> {
  const lists: Record<string, NameInList[]> = {};
  for (const { listed } of fields) {
    const read = listed && fieldLists[listed.in];
    if (read) lists[listed.in] ??= await read(ctx);
  }
  return lists;
}

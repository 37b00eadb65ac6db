import { randomUUID } from 'node:crypto';
import { adminPartnersTexts } from '../../messages/en/admin/partners.ts';
import { sentence } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { isProductType } from '../../service/catalog/kinds.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { type ContentType, submittableFields, typeNamed } from '../../service/content/content-type.ts';
import { AppError } from '../../service/core/app-error.ts';
import { beginOwnEntry } from '../../service/partners/submissions/save-submission.ts';
import {
  type OwnSubmission,
  showOwnEntry,
  showOwnSubmission,
} from '../../service/partners/submissions/show-own-entry.ts';
import { storefrontKinds } from '../../storefront/product/kinds.ts';
import type { StaffContext } from '../back-office.ts';
import { controlText, type EntryData, type FormShape, formFor, linkedIn } from '../content/entry-form.ts';
import { fieldLabel, titleField, typeLabel } from '../content/entry-labels.ts';
import { adminUrls } from '../urls.ts';
import { type Belonging, type Edited, linkChoices, listsForForm, noDrafts } from './edited-entry.ts';
import { type EntryRow, typeAt } from './entry-list.ts';
import { pictureView } from './picture-view.ts';

/** What the form of a partner edits: an entry of a listing, a new entry, or a submission. */
interface FormTarget {
  readonly type?: string | undefined;
  readonly documentId?: string | undefined;
  readonly proposal?: string | undefined;
}

interface Subject {
  readonly type: ContentType;
  readonly form: FormShape;
  /** The published entry; undefined for a new one. */
  readonly entry: EntryData | undefined;
  readonly version: string;
  readonly published: boolean;
  readonly submission: OwnSubmission | null;
}

function displayed(t: Translate, name: string | undefined, purpose: 'create' | 'update') {
  const type = submittableFields(typeAt(name), purpose);
  if (!type) throw new AppError('NotFoundError', sentence(adminPartnersTexts.typeNotFound));
  return { type, form: formFor(t, catalogContent.model, type) };
}

/** The subject of the form. Throws NotFoundError if it does not belong to the viewer. */
export async function partnerSubject(ctx: StaffContext, { type, documentId, proposal }: FormTarget): Promise<Subject> {
  const t = textIn(ctx.language);
  if (documentId !== undefined) {
    const seen = displayed(t, type, 'update');
    return { ...seen, ...(await showOwnEntry(ctx, { type: seen.type.name, documentId })) };
  }
  const none = { entry: undefined, version: '', published: false };
  if (proposal === undefined) return { ...displayed(t, type, 'create'), ...none, submission: null };
  const shown = await showOwnSubmission(ctx, { documentId: proposal });
  return { ...displayed(t, shown.type, 'create'), ...none, submission: shown };
}

/** The entry with the submitted changes applied. */
export function withProposed({ links }: FormShape, entry: EntryData, { data, pictures }: OwnSubmission): EntryData {
  const known = new Map(pictures.map((picture) => [picture['documentId'], picture]));
  const linked = links.flatMap(({ name, control }) => {
    const value = data[name];
    if (value === undefined || control === 'parts') return [];
    const names = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
    const isPicture = control === 'picture' || control === 'pictures';
    return [
      [name, names.flatMap((documentId) => known.get(documentId) ?? (isPicture ? [] : [{ documentId }]))] as const,
    ];
  });
  return { ...entry, ...data, ...Object.fromEntries(linked) };
}

/** All data of the partner's form; `part`: of a form with some of its fields. */
export async function readPartnerEntry(
  ctx: StaffContext,
  formTarget: FormTarget,
  query: URLSearchParams,
  part?: FormShape,
) {
  const t = textIn(ctx.language);
  const { type, form: whole, entry, version, published, submission } = await partnerSubject(ctx, formTarget);
  if (!entry && !submission) await beginOwnEntry(ctx, { type: type.name, data: Object.fromEntries(query) });
  const form = part ?? whole;
  const shown = submission ? withProposed(whole, entry ?? {}, submission) : (entry ?? {});
  const edited: Edited = {
    form,
    entry: shown,
    version,
    published,
    key: randomUUID(),
    lists: await listsForForm(ctx, form),
    storefrontAddress:
      isProductType(type.name) && entry ? storefrontKinds[type.name].page(controlText(entry['slug'])) : null,
    pictures: Object.fromEntries(
      form.links
        .filter(({ control }) => control === 'picture' || control === 'pictures')
        .map(({ name }) => [name, linkedIn(shown[name]).map(pictureView)]),
    ),
    choices: await choices(ctx, type, form),
    owners: await owners(ctx, form, entry ? undefined : (submission?.data ?? Object.fromEntries(query))),
    belonging: entry ? belonging(form, entry) : {},
  };
  const { documentId, state, note, data, before, changed } = submission ?? {};
  return {
    ...edited,
    type: type.name,
    label: typeLabel(type),
    documentId: formTarget.documentId ?? null,
    title: entry
      ? titleIn(type, shown)
      : controlText(shown[titleField(type)]) || t(adminPartnersTexts.newInType, { type: typeLabel(type) }),
    proposal:
      documentId && state ? { documentId, state, note: note ?? null, fields: fieldNames(form, data ?? {}) } : null,
    // fields that someone else has changed since, before and after
    changed: (changed ?? []).map((name) => ({
      name: form.fields.find((field) => field.name === name)?.label ?? fieldLabel(name),
      was: plain(before?.[name]),
      is: plain(entry?.[name]),
    })),
  };
}

const fieldNames = ({ fields, links }: FormShape, data: EntryData) =>
  [...fields, ...links].filter(({ name }) => name in data).map(({ label }) => label);

/** A value that can be read at a glance; a list of related entries cannot. */
const plain = (value: unknown) => (typeof value === 'object' && value !== null ? undefined : controlText(value));

async function choices(ctx: StaffContext, type: ContentType, { links }: FormShape): Promise<Edited['choices']> {
  const all: Record<string, Edited['choices'][string]> = {};
  for (const link of links)
    if (link.control === 'one' || link.control === 'many')
      all[link.name] = await linkChoices(ctx, type, link, { drafts: false });
  return all;
}

/** The partner's own listing that a new entry is part of. */
async function owners(
  ctx: StaffContext,
  { links }: FormShape,
  named: EntryData | undefined,
): Promise<Edited['owners']> {
  const all: Record<string, EntryRow> = {};
  for (const { name, control, target } of links) {
    const documentId = named?.[name];
    if (control !== 'fixed' || typeof documentId !== 'string') continue;
    const { entry, published } = await showOwnEntry(ctx, { type: target, documentId });
    const title = controlText(entry[titleField(typeNamed(catalogContent.model, target))]);
    all[name] = { documentId, title, about: '', published, updatedAt: '' };
  }
  return all;
}

/** The name of an entry; the name of its type if it has none. */
const titleIn = (type: ContentType, one: EntryData) =>
  (titleField(type) === 'documentId' ? '' : controlText(one[titleField(type)])) || typeLabel(type);

/** The parts of a listing, and the address to submit another one. */
function belonging({ links }: FormShape, entry: EntryData): Edited['belonging'] {
  const all: Record<string, Belonging> = {};
  for (const { name, control, target } of links) {
    const type = typeNamed(catalogContent.model, target);
    if (control !== 'entries' || !type.proposed) continue;
    const rows = linkedIn(entry[name]).map(
      (one): EntryRow => ({
        documentId: controlText(one['documentId']),
        title: controlText(one[titleField(type)]) || typeLabel(type),
        about: '',
        published: one['publishedAt'] !== null,
        updatedAt: controlText(one['updatedAt']),
      }),
    );
    const [relation = ''] = type.partOf ?? [];
    const of = { relation, documentId: controlText(entry['documentId']) };
    // a to-one relation has room for one entry only
    const full = !Array.isArray(entry[name]) && rows.length > 0;
    all[name] = {
      rows,
      total: rows.length,
      drafts: noDrafts,
      add: full ? null : adminUrls.newPartnerEntry(target, of),
    };
  }
  return all;
}

import { randomUUID } from 'node:crypto';
import { catalogContent } from '../../service/catalog/catalog.api.ts';
import { isProductType } from '../../service/catalog/kinds.ts';
import { type ContentType, typeNamed } from '../../service/content/content-type.ts';
import { proposedType } from '../../service/content/proposed-type.ts';
import { AppError } from '../../service/core/app-error.ts';
import { beginOwnEntry } from '../../service/partners/proposals/save-proposal.ts';
import { type OwnProposal, showOwnEntry, showOwnProposal } from '../../service/partners/proposals/show-own-entry.ts';
import { storefrontKinds } from '../../storefront/product/kinds.ts';
import type { StaffContext } from '../back-office.ts';
import {
  type Entry,
  type FormShape,
  formOf,
  labelOf,
  linkedIn,
  textOf,
  titleField,
  typeLabel,
} from '../content/entry-form.ts';
import { adminUrls } from '../urls.ts';
import { listsOf } from './field-lists.ts';
import { shownPicture } from './picture-wire.ts';
import { type Belonging, choicesOf, type Edited, type Listed, noDrafts, typeAt } from './read-content.ts';

/** Which form of a partner an address means: an entry of a listing, a new one, or one that was proposed. */
interface Meant {
  readonly type?: string | undefined;
  readonly documentId?: string | undefined;
  readonly proposal?: string | undefined;
}

interface Subject {
  readonly type: ContentType;
  readonly form: FormShape;
  /** What it says in the storefront; undefined of a new one. */
  readonly entry: Entry | undefined;
  readonly version: string;
  readonly published: boolean;
  readonly proposal: OwnProposal | null;
}

function seenAs(name: string | undefined, purpose: 'create' | 'update') {
  const type = proposedType(typeAt(name), purpose);
  if (!type) throw new AppError('NotFoundError', 'There is no such content');
  return { type, form: formOf(catalogContent.model, type) };
}

/** What that form is over. Throws NotFoundError for what is not the viewer's. */
export async function ownSubject(ctx: StaffContext, { type, documentId, proposal }: Meant): Promise<Subject> {
  if (documentId !== undefined) {
    const seen = seenAs(type, 'update');
    return { ...seen, ...(await showOwnEntry(ctx, { type: seen.type.name, documentId })) };
  }
  const none = { entry: undefined, version: '', published: false };
  if (proposal === undefined) return { ...seenAs(type, 'create'), ...none, proposal: null };
  const shown = await showOwnProposal(ctx, { documentId: proposal });
  return { ...seenAs(shown.type, 'create'), ...none, proposal: shown };
}

/** An entry as it would be with what is proposed. */
function withProposed({ links }: FormShape, entry: Entry, { data, pictures }: OwnProposal): Entry {
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

/** Everything that the form of a partner shows. */
export async function readOwnEntry(ctx: StaffContext, meant: Meant, asked: URLSearchParams) {
  const { type, form, entry, version, published, proposal } = await ownSubject(ctx, meant);
  if (!entry && !proposal) await beginOwnEntry(ctx, { type: type.name, data: Object.fromEntries(asked) });
  const shown = proposal ? withProposed(form, entry ?? {}, proposal) : (entry ?? {});
  const edited: Edited = {
    form,
    entry: shown,
    version,
    published,
    key: randomUUID(),
    lists: await listsOf(ctx, form),
    storefrontAddress:
      isProductType(type.name) && entry ? storefrontKinds[type.name].page(textOf(entry['slug'])) : null,
    pictures: Object.fromEntries(
      form.links
        .filter(({ control }) => control === 'picture' || control === 'pictures')
        .map(({ name }) => [name, linkedIn(shown[name]).map(shownPicture)]),
    ),
    choices: await choices(ctx, type, form),
    owners: await owners(ctx, form, entry ? undefined : (proposal?.data ?? Object.fromEntries(asked))),
    belonging: entry ? belonging(form, entry) : {},
  };
  const { documentId, state, note, data, before, changed } = proposal ?? {};
  return {
    ...edited,
    type: type.name,
    label: typeLabel(type),
    documentId: meant.documentId ?? null,
    title: entry ? titleIn(type, shown) : textOf(shown[titleField(type)]) || `New in ${typeLabel(type)}`,
    proposal:
      documentId && state ? { documentId, state, note: note ?? null, fields: fieldNames(form, data ?? {}) } : null,
    // what somebody changed in the meantime, as it was and as it is
    changed: (changed ?? []).map((name) => ({
      name: form.fields.find((field) => field.name === name)?.label ?? labelOf(name),
      was: plain(before?.[name]),
      is: plain(entry?.[name]),
    })),
  };
}

const fieldNames = ({ fields, links }: FormShape, data: Entry) =>
  [...fields, ...links].filter(({ name }) => name in data).map(({ label }) => label);

/** What can be read at a glance; a list of things that are linked cannot. */
const plain = (value: unknown) => (typeof value === 'object' && value !== null ? undefined : textOf(value));

async function choices(ctx: StaffContext, type: ContentType, { links }: FormShape): Promise<Edited['choices']> {
  const all: Record<string, Edited['choices'][string]> = {};
  for (const link of links)
    if (link.control === 'one' || link.control === 'many')
      all[link.name] = await choicesOf(ctx, type, link, { drafts: false });
  return all;
}

/** The own listing that a new entry is part of. */
async function owners(ctx: StaffContext, { links }: FormShape, named: Entry | undefined): Promise<Edited['owners']> {
  const all: Record<string, Listed> = {};
  for (const { name, control, target } of links) {
    const documentId = named?.[name];
    if (control !== 'fixed' || typeof documentId !== 'string') continue;
    const { entry, published } = await showOwnEntry(ctx, { type: target, documentId });
    const title = textOf(entry[titleField(typeNamed(catalogContent.model, target))]);
    all[name] = { documentId, title, about: '', published, updatedAt: '' };
  }
  return all;
}

/** What an entry is called; one that has no name by its kind. */
const titleIn = (type: ContentType, one: Entry) =>
  (titleField(type) === 'documentId' ? '' : textOf(one[titleField(type)])) || typeLabel(type);

/** What is part of a listing, and where a partner proposes more of it. */
function belonging({ links }: FormShape, entry: Entry): Edited['belonging'] {
  const all: Record<string, Belonging> = {};
  for (const { name, control, target } of links) {
    const type = typeNamed(catalogContent.model, target);
    if (control !== 'entries' || !type.proposed) continue;
    const rows = linkedIn(entry[name]).map(
      (one): Listed => ({
        documentId: textOf(one['documentId']),
        title: textOf(one[titleField(type)]) || typeLabel(type),
        about: '',
        published: one['publishedAt'] !== null,
        updatedAt: textOf(one['updatedAt']),
      }),
    );
    const [relation = ''] = type.partOf ?? [];
    const of = { relation, documentId: textOf(entry['documentId']) };
    // one of a kind is there once
    const full = !Array.isArray(entry[name]) && rows.length > 0;
    all[name] = { rows, total: rows.length, drafts: noDrafts, add: full ? null : adminUrls.newOwnEntry(target, of) };
  }
  return all;
}

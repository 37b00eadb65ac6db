import { catalogContent } from '../../service/catalog/catalog.api.ts';
import { proposedType } from '../../service/content/proposed-type.ts';
import { notFound } from '../../service/core/app-error.ts';
import { type ShownProposal, showProposal } from '../../service/partners/proposals/show-proposal.ts';
import type { StaffContext } from '../back-office.ts';
import { type FieldShape, formOf, type LinkShape, linkedIn, textOf, typeLabel } from '../content/entry-form.ts';
import type { ShownPicture } from '../content/shown-picture.ts';
import { shownPicture } from './picture-wire.ts';
import { type Choice, choicesOf, typeAt } from './read-content.ts';

/** The value of a field: text, or pictures in their order. */
export interface Said {
  readonly text: string | undefined;
  readonly pictures: readonly ShownPicture[];
}

/** A submitted field beside its published value. */
export interface ProposedField {
  readonly name: string;
  readonly label: string;
  readonly was: Said;
  readonly now: Said;
  readonly next: Said;
  /** The field was changed here since the submission was written. */
  readonly changed: boolean;
}

/** The data of a submission's page. */
export async function readProposal(ctx: StaffContext, documentId: string) {
  const { data, before, now, changed, pictures, savedAt, ...proposal } = await showProposal(ctx, { documentId });
  const type = proposedType(typeAt(proposal.type), 'create');
  if (!type) throw notFound();
  const form = formOf(catalogContent.model, type);
  const known = new Map(pictures.map(shownPicture).map((picture) => [picture.documentId, picture]));
  const fields: ProposedField[] = [];
  for (const field of form.fields) {
    if (!(field.name in data)) continue;
    const said = (body: ShownProposal['data']): Said => ({ text: wordsOf(field, body[field.name]), pictures: [] });
    fields.push({ ...named(field, changed), was: said(before), now: said(now), next: said(data) });
  }
  for (const link of form.links) {
    if (!(link.name in data) || link.control === 'fixed') continue;
    const choices = link.control === 'many' || link.control === 'one' ? await choicesOf(ctx, type, link) : [];
    const said = (body: ShownProposal['data']) => saidOfLink(link, body[link.name], choices, known);
    fields.push({ ...named(link, changed), was: said(before), now: said(now), next: said(data) });
  }
  return { ...proposal, savedAt: savedAt.toISOString(), label: typeLabel(typeAt(proposal.type)), fields };
}

const named = ({ name, label }: { name: string; label: string }, changed: readonly string[]) => ({
  name,
  label,
  changed: changed.includes(name),
});

function wordsOf({ control }: FieldShape, value: unknown): string | undefined {
  if (control === 'switch') return value === true ? 'yes' : 'no';
  return textOf(value) || undefined;
}

function saidOfLink(
  { control, fields }: LinkShape,
  value: unknown,
  choices: readonly Choice[],
  pictures: ReadonlyMap<string, ShownPicture>,
): Said {
  if (control === 'parts') {
    const parts = linkedIn(value).map((part) =>
      fields.flatMap((field) =>
        wordsOf(field, part[field.name]) ? [`${field.label}: ${wordsOf(field, part[field.name])}`] : [],
      ),
    );
    return { text: parts.map((part, at) => `${at + 1}. ${part.join('\n')}`).join('\n\n') || undefined, pictures: [] };
  }
  const names = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  if (control === 'picture' || control === 'pictures')
    return { text: undefined, pictures: names.flatMap((name) => pictures.get(name) ?? []) };
  const titles = new Map(choices.map(({ documentId, title }) => [documentId, title]));
  return { text: names.map((name) => titles.get(name) ?? name).join(', ') || undefined, pictures: [] };
}

import { adminSubmissionsTexts } from '../../messages/en/admin/submissions.ts';
import { type Translate, textIn } from '../../messages/translate.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { submittableFields } from '../../service/content/content-type.ts';
import { notFound } from '../../service/core/app-error.ts';
import { type SubmissionView, showSubmission } from '../../service/partners/submissions/show-submission.ts';
import type { StaffContext } from '../back-office.ts';
import { controlText, type FieldShape, formFor, type LinkShape, linkedIn } from '../content/entry-form.ts';
import { typeLabel } from '../content/entry-labels.ts';
import { type LinkChoice, linkChoices } from './edited-entry.ts';
import { typeAt } from './entry-list.ts';
import { type PictureView, pictureView } from './picture-view.ts';

/** The value of a field: text, or pictures in their order. */
export interface SubmittedValue {
  readonly text: string | undefined;
  readonly pictures: readonly PictureView[];
}

/** A submitted field beside its published value. */
export interface SubmittedField {
  readonly name: string;
  readonly label: string;
  readonly was: SubmittedValue;
  readonly now: SubmittedValue;
  readonly next: SubmittedValue;
  /** The field was changed here since the submission was written. */
  readonly changed: boolean;
}

/** The data of a submission's page. */
export async function readSubmission(ctx: StaffContext, documentId: string) {
  const t = textIn(ctx.language);
  const { data, before, now, changed, pictures, savedAt, ...proposal } = await showSubmission(ctx, { documentId });
  const type = submittableFields(typeAt(proposal.type), 'create');
  if (!type) throw notFound();
  const form = formFor(t, catalogContent.model, type);
  const known = new Map(pictures.map(pictureView).map((picture) => [picture.documentId, picture]));
  const fields: SubmittedField[] = [];
  for (const field of form.fields) {
    if (!(field.name in data)) continue;
    const flash = (body: SubmissionView['data']): SubmittedValue => ({
      text: textOfField(t, field, body[field.name]),
      pictures: [],
    });
    fields.push({ ...named(field, changed), was: flash(before), now: flash(now), next: flash(data) });
  }
  for (const link of form.links) {
    if (!(link.name in data) || link.control === 'fixed') continue;
    const choices = link.control === 'many' || link.control === 'one' ? await linkChoices(ctx, type, link) : [];
    const flash = (body: SubmissionView['data']) => linkValue(t, link, body[link.name], choices, known);
    fields.push({ ...named(link, changed), was: flash(before), now: flash(now), next: flash(data) });
  }
  return { ...proposal, savedAt: savedAt.toISOString(), label: typeLabel(typeAt(proposal.type)), fields };
}

const named = ({ name, label }: { name: string; label: string }, changed: readonly string[]) => ({
  name,
  label,
  changed: changed.includes(name),
});

function textOfField(t: Translate, { control }: FieldShape, value: unknown): string | undefined {
  if (control === 'switch') return value === true ? t(adminSubmissionsTexts.yes) : t(adminSubmissionsTexts.no);
  return controlText(value) || undefined;
}

function linkValue(
  t: Translate,
  { control, fields }: LinkShape,
  value: unknown,
  choices: readonly LinkChoice[],
  pictures: ReadonlyMap<string, PictureView>,
): SubmittedValue {
  if (control === 'parts') {
    const parts = linkedIn(value).map((part) =>
      fields.flatMap((field) =>
        textOfField(t, field, part[field.name]) ? [`${field.label}: ${textOfField(t, field, part[field.name])}`] : [],
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

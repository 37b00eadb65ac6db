import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { z } from 'zod';
import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { textIn } from '../../messages/translate.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import type { ContentType } from '../../service/content/content-type.ts';
import { createEntry } from '../../service/content/create-entry.ts';
import type { EntryStep } from '../../service/content/entry-step.ts';
import { publishWhole } from '../../service/content/publish-whole.ts';
import { savePreview } from '../../service/content/save-preview.ts';
import { saveWithParts } from '../../service/content/save-with-parts.ts';
import { requireRight } from '../../service/core/may.ts';
import { asStaff, type StaffContext } from '../back-office.ts';
import { EntryBuilder } from '../content/entry-builder.tsx';
import { controlText } from '../content/entry-form.ts';
import { titleField, typeLabel } from '../content/entry-labels.ts';
import { formOfSteps, lastStep, openSteps, stepAt, stepStates } from '../content/entry-steps.ts';
import { ownedIn } from '../content/owned-parts.ts';
import { changesIn } from '../content/submitted-entry.ts';
import { act } from '../server/act.ts';
import { readEditedEntry, readEntry } from '../server/edited-entry.ts';
import { contentSubject, typeAt } from '../server/entry-list.ts';
import type { Fields } from '../server/fields.ts';
import { placeNear } from '../server/place-near.ts';
import { storefrontPage } from '../server/preview-address.ts';
import { previewCard } from '../server/preview-card.ts';
import { asStaleForm } from '../server/stale-form.ts';
import { adminUrls } from '../urls.ts';

const named = z.object({ data: z.object({ documentId: z.string() }) });

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    requireRight(ctx.viewer, 'write content');
    const { type, model } = contentSubject(ctx, typeAt(params['type']));
    const { documentId } = params;
    const steps = openSteps(type);
    const all = formOfSteps(t, model, type, steps);
    const whole = documentId === undefined ? undefined : await readEntry(ctx, type, documentId, all);
    const entry = whole?.entry ?? {};
    if (documentId !== undefined && entry['publishedAt']) throw redirect(adminUrls.entry(type.name, documentId));
    const step = stepAt(steps, request, documentId !== undefined);
    const form = formOfSteps(t, model, type, step ? [step] : []);
    const isLast = step === undefined && documentId !== undefined;
    const query = new URL(request.url).searchParams;
    return {
      type: type.name,
      title: controlText(entry[titleField(type)]),
      documentId: documentId ?? null,
      step: step?.name ?? lastStep,
      states: stepStates(t, all, steps, entry),
      near: placeNear(controlText(entry['location'])),
      card: isLast ? await previewCard(ctx, type, { documentId, entry }) : null,
      page: storefrontPage(type.name, entry, all),
      list: { to: adminUrls.contentList(type.name), title: typeLabel(type) },
      whole: documentId ? adminUrls.entry(type.name, documentId) : adminUrls.newContent(type.name),
      steps: documentId ? adminUrls.steps(type.name, documentId) : '',
      preview: documentId ? adminUrls.preview(type.name, documentId) : null,
      later: [],
      own: false,
      // the field that a link of the last step leads to
      field: query.get('field'),
      ...(await readEditedEntry(ctx, type, form, { whole, query })),
    };
  });
}

export function action(args: ActionFunctionArgs) {
  const type = typeAt(args.params['type']);
  const { documentId } = args.params;
  return act(
    args,
    async (ctx, fields) => {
      const steps = openSteps(type);
      if (documentId === undefined) return begin(ctx, type, steps[0], fields);
      const step = stepAt(steps, args.request, true);
      try {
        if (fields.text('do') === 'publish') return await publish(ctx, type, documentId, fields);
        if (step) await save(ctx, type, { documentId, step, fields });
        return after(ctx, type, documentId, fields);
      } catch (error) {
        throw asStaleForm(error);
      }
    },
    { keep: 'all' },
  );
}

/** Where the pressed button leads: another step, or the list. */
function after(ctx: StaffContext, type: ContentType, documentId: string, { text }: Fields) {
  const to = text('to');
  return {
    message: textIn(ctx.language)(adminBuilderTexts.saved),
    to:
      to === 'close' ? adminUrls.contentList(type.name) : adminUrls.atStep(adminUrls.steps(type.name, documentId), to),
  };
}

/** Creates the draft with the first step. The same `key` never creates a second one. */
async function begin(ctx: StaffContext, type: ContentType, step: EntryStep, fields: Fields) {
  const subject = contentSubject(ctx, type);
  const form = formOfSteps(textIn(ctx.language), subject.model, subject.type, [step]);
  const data = changesIn(form, fields, undefined);
  const search = 'status=draft&fields[0]=documentId';
  const made = await createEntry(ctx, { subject, data, search, key: fields.text('key') || undefined });
  return after(ctx, type, named.parse(JSON.parse(made.body.toString())).data.documentId, fields);
}

interface Written {
  readonly documentId: string;
  readonly step: EntryStep;
  readonly fields: Fields;
}

async function save(ctx: StaffContext, type: ContentType, { documentId, step, fields }: Written): Promise<void> {
  const { type: seen, model } = contentSubject(ctx, type);
  const form = formOfSteps(textIn(ctx.language), model, seen, [step]);
  const { entry } = await readEntry(ctx, seen, documentId, form);
  await saveWithParts(ctx, {
    access: catalogContent,
    type,
    documentId,
    data: changesIn(form, fields, entry),
    parts: ownedIn(form, fields, entry),
    ifMatch: fields.text('version') || undefined,
    key: fields.text('key') || undefined,
  });
  // what was typed for a preview before is older than what is saved now
  await savePreview(ctx, { subject: contentSubject(ctx, type), documentId, data: {} });
}

async function publish(ctx: StaffContext, type: ContentType, documentId: string, fields: Fields) {
  const ifMatch = fields.text('version') || undefined;
  await publishWhole(ctx, { access: catalogContent, type, documentId, ifMatch, drafts: true });
  return {
    message: textIn(ctx.language)(adminContentTexts.publishedAlone),
    to: adminUrls.entry(type.name, documentId),
  };
}

export default function ContentBuilder() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { documentId, version, step } = loaded;
  return <EntryBuilder key={`${documentId} ${version} ${step}`} loaded={loaded} refused={refused} />;
}

import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { z } from 'zod';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { textIn } from '../../messages/translate.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { cancelPlan } from '../../service/content/cancel-plan.ts';
import type { ContentType } from '../../service/content/content-type.ts';
import { createEntry } from '../../service/content/create-entry.ts';
import { deleteEntry } from '../../service/content/delete-entry.ts';
import { translatedInto } from '../../service/content/given-translation.ts';
import { isPublished } from '../../service/content/plan.ts';
import { planPublication } from '../../service/content/plan-publication.ts';
import { publishEntry } from '../../service/content/publish-entry.ts';
import { publishWhole } from '../../service/content/publish-whole.ts';
import { partsOf } from '../../service/content/show-parts.ts';
import type { Subject } from '../../service/content/store-entry.ts';
import { updateEntry } from '../../service/content/update-entry.ts';
import { notFound } from '../../service/core/app-error.ts';
import { formatInstant } from '../../service/core/day.ts';
import { requireRight } from '../../service/core/may.ts';
import { asStaff, type StaffContext } from '../back-office.ts';
import { EntryEditor } from '../content/entry-editor.tsx';
import { type EntryData, formFor } from '../content/entry-form.ts';
import { titleField, typeLabel, typeWithin } from '../content/entry-labels.ts';
import { plannedInstant } from '../content/plan-panel.tsx';
import { changesIn, copyIn } from '../content/submitted-entry.ts';
import { act } from '../server/act.ts';
import { readEditedEntry, readEntry } from '../server/edited-entry.ts';
import { contentSubject, planViews, typeAt } from '../server/entry-list.ts';
import type { Fields } from '../server/fields.ts';
import { asStaleForm } from '../server/stale-form.ts';
import { adminUrls } from '../urls.ts';

const named = z.object({ data: z.object({ documentId: z.string() }) });

export function loader({ context, request, params }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    requireRight(ctx.viewer, 'write content');
    const { type, model } = contentSubject(ctx, typeAt(params['type']));
    const { documentId } = params;
    const form = formFor(t, model, type);
    const whole = documentId === undefined ? undefined : await readEntry(ctx, type, documentId, form);
    const { actions } = type;
    const does = (action: 'create' | 'delete') => actions === undefined || actions.includes(action);
    const publishes = isPublished(type);
    const plans = publishes && documentId !== undefined ? await planViews(ctx, type, [documentId]) : undefined;
    return {
      type: type.name,
      label: typeLabel(type),
      titledBy: titleField(type),
      documentId: documentId ?? null,
      creates: does('create'),
      builds: type.steps !== undefined,
      publishes,
      deletes: does('delete'),
      translates: type.translated === true && translatedInto.length > 0,
      plans: plans?.get(documentId ?? '') ?? [],
      parts: partsOf(model, type).map((part) => typeWithin(part.type)),
      ...(await readEditedEntry(ctx, type, form, { whole, query })),
    };
  });
}

/** Creates an entry as a draft and opens its page. The same `key` never creates a second one. */
async function make(ctx: StaffContext, type: ContentType, data: EntryData, key: string) {
  const t = textIn(ctx.language);
  const subject = contentSubject(ctx, type);
  const search = 'status=draft&fields[0]=documentId';
  const made = await createEntry(ctx, { subject, data, search, key: key || undefined });
  const { documentId } = named.parse(JSON.parse(made.body.toString())).data;
  return {
    message: t(adminContentTexts.savedAsDraft),
    to: adminUrls.entry(type.name, documentId),
  };
}

/** Schedules publishing or unpublishing of the entry, or cancels the schedule. */
async function plan(ctx: StaffContext, subject: Subject, documentId: string, { text }: Fields) {
  const t = textIn(ctx.language);
  const { type } = subject;
  const action = text('action') === 'unpublish' ? 'unpublish' : 'publish';
  const to = adminUrls.entry(type.name, documentId);
  if (text('do') === 'drop-plan') {
    await cancelPlan(ctx, { subject, documentId, action });
    return { message: t(adminContentTexts.scheduleCancelled), to };
  }
  const dueAt = plannedInstant(text('dueAt'));
  const drafts = text('alsoDrafts') !== '';
  await planPublication(ctx, { access: catalogContent, type, documentId, action, dueAt, drafts });
  const message = action === 'publish' ? adminContentTexts.publishingPlanned : adminContentTexts.unpublishingPlanned;
  return { message: t(message, { dueAt: formatInstant(t, dueAt) }), to };
}

export function action(args: ActionFunctionArgs) {
  const type = typeAt(args.params['type']);
  const names = [...Object.keys(type.fields)];
  const planning = new URL(args.request.url).searchParams.has('plan');
  return act(
    args,
    async (ctx, fields) => {
      const t = textIn(ctx.language);
      const subject = contentSubject(ctx, type);
      const form = formFor(t, subject.model, subject.type);
      const { documentId } = args.params;
      const what = fields.text('do');
      const key = fields.text('key');
      if (documentId === undefined) return make(ctx, type, changesIn(form, fields, undefined), key);
      if (what === 'duplicate') return make(ctx, type, copyIn(t, subject.type, form, fields), key);
      if (planning) return plan(ctx, subject, documentId, fields);
      const version = fields.text('version');
      const one = { subject, documentId, ifMatch: version || undefined };
      try {
        if (what === 'delete') {
          await deleteEntry(ctx, one);
          return { message: t(adminContentTexts.entryDeleted), to: adminUrls.contentList(type.name) };
        }
        const { entry } = await readEntry(ctx, subject.type, documentId, form);
        const data = changesIn(form, fields, entry);
        const publishing = what === 'publish' || what === 'unpublish';
        if (publishing && !isPublished(subject.type)) throw notFound();
        if (what === 'publish') {
          const whole = { access: catalogContent, type, documentId, data, ifMatch: one.ifMatch };
          const drafts = await publishWhole(ctx, { ...whole, drafts: fields.text('alsoDrafts') !== '' });
          return {
            message:
              drafts > 0
                ? t(adminContentTexts.publishedWithDrafts, { count: drafts })
                : t(adminContentTexts.publishedAlone),
          };
        }
        const search = 'fields[0]=documentId';
        if (Object.keys(data).length > 0) await updateEntry(ctx, { ...one, data, search });
        if (what === 'unpublish') {
          await publishEntry(ctx, { subject, documentId, action: what, search, ifMatch: undefined });
          return { message: t(adminContentTexts.unpublished) };
        }
        return { message: t(adminContentTexts.saved) };
      } catch (error) {
        throw asStaleForm(error);
      }
    },
    // fields that the schedule form does not send are not empty
    { keep: planning ? 'all' : names },
  );
}

export default function ContentEntry() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  const of = query.has('plan') ? { planRefused: refused } : { refused };
  // another entry, or a later version of this one, is another form
  return <EntryEditor key={`${loaded.documentId} ${loaded.version}`} loaded={loaded} {...of} />;
}

export type LoadedEntry = Awaited<ReturnType<typeof loader>>;

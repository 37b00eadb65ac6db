import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { z } from 'zod';
import type { ContentType } from '../../service/content/content-type.ts';
import { createEntry } from '../../service/content/create-entry.ts';
import { deleteEntry } from '../../service/content/delete-entry.ts';
import { publishEntry } from '../../service/content/publish-entry.ts';
import { updateEntry } from '../../service/content/update-entry.ts';
import { AppError } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import { EntryEditor } from '../content/entry-editor.tsx';
import { changesIn, copyIn, type Entry, formOf, titleField, typeLabel } from '../content/entry-form.ts';
import { asStaff, type StaffContext } from '../desk.ts';
import { act } from '../server/act.ts';
import { editedOf, subjectOf, typeAt, wholeOf } from '../server/read-content.ts';
import { deskUrls } from '../urls.ts';

const named = z.object({ data: z.object({ documentId: z.string() }) });

export function loader({ context, request, params }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'write content');
    const { type, model } = subjectOf(ctx, typeAt(params['type']));
    const { documentId } = params;
    const form = formOf(model, type);
    const whole = documentId === undefined ? undefined : await wholeOf(ctx, type, documentId, form);
    const { actions } = type;
    const does = (action: 'create' | 'update' | 'delete' | 'publish') =>
      actions === undefined || actions.includes(action);
    return {
      ...{ type: type.name, label: typeLabel(type), titledBy: titleField(type), documentId: documentId ?? null },
      ...{ creates: does('create'), publishes: does('publish'), deletes: does('delete') },
      ...(await editedOf(ctx, type, form, { whole, asked })),
    };
  });
}

/** A new entry, a draft until it is shown in the shop; its own page comes next. The same `key` makes one. */
async function make(ctx: StaffContext, type: ContentType, data: Entry, key: string) {
  const subject = subjectOf(ctx, type);
  const search = 'status=draft&fields[0]=documentId';
  const made = await createEntry(ctx, { subject, data, search, key: key || undefined });
  const { documentId } = named.parse(JSON.parse(made.body.toString())).data;
  return {
    said: 'It is kept as a draft. Show it in the shop when it is ready.',
    to: deskUrls.entry(type.name, documentId),
  };
}

export function action(args: ActionFunctionArgs) {
  const type = typeAt(args.params['type']);
  const names = [...Object.keys(type.fields)];
  return act(
    args,
    async (ctx, fields) => {
      const subject = subjectOf(ctx, type);
      const form = formOf(subject.model, subject.type);
      const { documentId } = args.params;
      const what = fields.text('do');
      const key = fields.text('key');
      if (documentId === undefined) return make(ctx, type, changesIn(form, fields, undefined), key);
      if (what === 'duplicate') return make(ctx, type, copyIn(subject.type, form, fields), key);
      const version = fields.text('version');
      const one = { subject, documentId, ifMatch: version || undefined };
      try {
        if (what === 'delete') {
          await deleteEntry(ctx, one);
          return { said: 'It is deleted.', to: deskUrls.contentOf(type.name) };
        }
        const { entry } = await wholeOf(ctx, subject.type, documentId, form);
        const data = changesIn(form, fields, entry);
        const search = 'fields[0]=documentId';
        if (Object.keys(data).length > 0) await updateEntry(ctx, { ...one, data, search });
        if (what === 'publish' || what === 'unpublish') {
          await publishEntry(ctx, { subject, documentId, action: what, search, ifMatch: undefined });
          return { said: what === 'publish' ? 'It is in the shop.' : 'It is not in the shop any more.' };
        }
        return { said: 'It is saved.' };
      } catch (error) {
        if (error instanceof AppError && error.name === 'PreconditionFailedError')
          throw new AppError(
            'ConflictError',
            'Somebody else saved this entry since you opened it. Open it in another tab to see what changed; what you wrote is still here.',
          );
        throw error;
      }
    },
    { keep: names },
  );
}

export default function ContentEntry() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  // another entry is another form, and so is a later version of this one
  return <EntryEditor key={`${loaded.documentId} ${loaded.version}`} loaded={loaded} refused={refused} />;
}

export type LoadedEntry = Awaited<ReturnType<typeof loader>>;

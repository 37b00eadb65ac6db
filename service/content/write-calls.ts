import { z } from 'zod';
import type { ContentAction, Viewer } from '../core/viewer.ts';
import { type Call, call, type Section } from '../platform/call.ts';
import type { ContentType } from './content-type.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { publishEntry } from './publish-entry.ts';
import type { Subject } from './store-entry.ts';
import { updateEntry } from './update-entry.ts';

// `data` is validated with the declaration of the type, with errors in the wire format
const body = z.record(z.string(), z.unknown());
/** For an entry with all its parts. */
const maxBytes = 2 ** 20;
const params = z.object({ documentId: z.string() });
// the selection of the answer and the status, in the query language (write-answer.ts)
const query = { readBy: 'useCase' } as const;

function header(headers: Readonly<Record<string, string | string[] | undefined>>, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** The documentation chapter of a type's calls. */
export function sectionOf({ name, path = '' }: ContentType): Section {
  const titled = path.charAt(0).toUpperCase() + path.slice(1).replaceAll('-', ' ');
  return { name: titled, group: 'Content', description: `Entries of the content type \`${name}\`.` };
}

/** The writes of a type: for staff, and for programs with the scope. */
export function writeCalls(type: ContentType, path: string, subjectFor: (viewer: Viewer) => Subject): Call[] {
  const section = sectionOf(type);
  const allowed = (action: ContentAction, made: () => Call[]) =>
    type.actions === undefined || type.actions.includes(action) ? made() : [];
  return [
    ...allowed('create', () => [
      call({
        method: 'POST',
        path: `/api/${path}`,
        section,
        summary: `Create a ${type.name}. Published, unless ?status=draft`,
        viewer: 'known',
        body,
        maxBytes,
        query,
        status: 201,
        run: (ctx, { body, query, headers }) =>
          createEntry(ctx, {
            subject: subjectFor(ctx.viewer),
            data: body['data'],
            search: query,
            key: header(headers, 'idempotency-key'),
          }),
      }),
    ]),
    ...allowed('update', () => [
      call({
        method: 'PUT',
        path: `/api/${path}/:documentId`,
        section,
        summary: `Update the given fields of a ${type.name}`,
        viewer: 'known',
        body,
        maxBytes,
        params,
        query,
        run: (ctx, { body, params, query, headers }) =>
          updateEntry(ctx, {
            subject: subjectFor(ctx.viewer),
            documentId: params.documentId,
            data: body['data'],
            search: query,
            ifMatch: header(headers, 'if-match'),
          }),
      }),
    ]),
    ...allowed('delete', () => [
      call({
        method: 'DELETE',
        path: `/api/${path}/:documentId`,
        section,
        summary: `Delete a ${type.name} and everything in it`,
        viewer: 'known',
        params,
        query,
        status: 204,
        run: (ctx, { params, query, headers }) =>
          deleteEntry(ctx, {
            subject: subjectFor(ctx.viewer),
            documentId: params.documentId,
            search: query,
            ifMatch: header(headers, 'if-match'),
          }),
      }),
    ]),
    ...allowed('publish', () =>
      (['publish', 'unpublish'] as const).map((action) =>
        call({
          method: 'POST',
          path: `/api/${path}/:documentId/actions/${action}`,
          section,
          summary: action === 'publish' ? `Publish a ${type.name}` : `Unpublish a ${type.name}`,
          viewer: 'known',
          params,
          query,
          run: (ctx, { params, query, headers }) =>
            publishEntry(ctx, {
              subject: subjectFor(ctx.viewer),
              documentId: params.documentId,
              action,
              search: query,
              ifMatch: header(headers, 'if-match'),
            }),
        }),
      ),
    ),
  ];
}

import { z } from 'zod';
import { type Call, call, RawAnswer, type Section } from '../platform/call.ts';
import { deletePicture } from './delete-picture.ts';
import { describePicture, infoIn } from './describe-picture.ts';
import { fileInfo } from './file-info.ts';
import { findPictures, showPicture } from './library.ts';
import { fileResponse } from './media-answers.ts';
import { maxBytes, maxFiles } from './picture-formats.ts';
import { uploadPictures } from './upload-pictures.ts';

const section: Section = {
  name: 'Pictures',
  group: 'Operator',
  description: 'The picture library: upload, describe, list and delete.',
};

const one = z.object({ id: z.string().max(100) });

/** The calls of the media library, in the wire format. */
export const mediaCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: '/api/upload',
    section,
    summary: 'Upload pictures, or update the details of one with ?id=, as a form',
    viewer: 'anyone',
    scope: 'media',
    query: z.object({ id: z.string().optional().describe('Updates the details of this picture. Send no files') }),
    form: { files: maxFiles, bytes: maxBytes },
    answer: z.array(fileResponse),
    status: 201,
    also: {
      when: ({ id }) => id !== undefined,
      description: 'With ?id=: the picture with its new details',
      status: 200,
      answer: fileResponse,
    },
    run: async (ctx, { query: { id }, receiveForm }) => {
      if (id === undefined) return uploadPictures(ctx, receiveForm);
      return describePicture(ctx, { id, read: async () => infoIn(await receiveForm()) });
    },
  }),
  call({
    method: 'GET',
    path: '/api/upload/files',
    section,
    summary: 'List the picture library. x-total-count has the total',
    viewer: 'anyone',
    scope: 'media',
    // the query language of the content API, for the declared fields of a picture
    query: {
      readBy: 'useCase',
      described: z.object({
        filters: z.looseObject({}).optional().describe('Same as for content: `filters[name][$containsi]=lake`'),
        sort: z.string().optional().describe('Same as for content: `createdAt:desc`'),
        pagination: z.looseObject({}).optional().describe('Same as for content. Defaults to a thousand entries'),
        _q: z.string().optional().describe('Search words in any of its texts'),
      }),
    },
    answer: z.array(fileResponse),
    run: async (ctx, { query }) => {
      const { files, total } = await findPictures(ctx, query);
      const headers = { 'x-total-count': String(total) };
      return new RawAnswer(JSON.stringify(files), 'application/json; charset=utf-8', headers);
    },
  }),
  call({
    method: 'GET',
    path: '/api/upload/files/:id',
    section,
    summary: 'Get one picture by its number or documentId',
    viewer: 'anyone',
    scope: 'media',
    params: one,
    answer: fileResponse,
    run: (ctx, { params }) => showPicture(ctx, params.id),
  }),
  call({
    method: 'PUT',
    path: '/api/upload/files/:id',
    section,
    summary: 'Update the details of a picture: alternative text, focal point, caption, name',
    viewer: 'anyone',
    scope: 'media',
    params: one,
    body: fileInfo,
    answer: fileResponse,
    run: (ctx, { params, body }) => describePicture(ctx, { id: params.id, read: async () => body }),
  }),
  call({
    method: 'DELETE',
    path: '/api/upload/files/:id',
    section,
    summary: 'Delete a picture that is not in use',
    viewer: 'anyone',
    scope: 'media',
    params: one,
    answer: fileResponse,
    run: (ctx, { params }) => deletePicture(ctx, params.id),
  }),
];

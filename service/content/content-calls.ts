import { z } from 'zod';
import { type Call, call } from '../platform/call.ts';
import type { ContentModel } from './content-type.ts';
import { makeFinder } from './find-entries.ts';
import { makeRowTexts } from './row-texts.ts';

/** The reads of every type that has an address: `GET /api/{path}` and `GET /api/{path}/{documentId}`. */
export function contentCalls(model: ContentModel): Call[] {
  const texts = makeRowTexts();
  return [...model.values()].flatMap((type) => {
    if (type.path === undefined) return [];
    const finder = makeFinder(model, type, texts);
    return [
      call({
        method: 'GET',
        path: `/api/${type.path}`,
        summary: `A page of ${type.path}`,
        viewer: 'anyone',
        run: (ctx, { search }) => finder.list(ctx, search),
      }),
      call({
        method: 'GET',
        path: `/api/${type.path}/:documentId`,
        summary: `One ${type.name} by its documentId`,
        viewer: 'anyone',
        params: z.object({ documentId: z.string() }),
        run: (ctx, { params, search }) => finder.one(ctx, params.documentId, search),
      }),
    ];
  });
}

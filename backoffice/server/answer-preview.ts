import type { FastifyReply, FastifyRequest } from 'fastify';
import { textIn } from '../../messages/translate.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { previewEntry } from '../../service/content/preview-entry.ts';
import type { Context } from '../../service/platform/context.ts';
import { Compressed, sendEncoded } from '../../service/platform/negotiation.ts';
import type { StaffContext } from '../back-office.ts';
import { typeAt } from './entry-list.ts';
import { type PreviewAddress, previewBar } from './preview-address.ts';

/** Renders a page of the storefront with the given context (storefront/server/open-pages.ts). */
export type RenderApart = (
  ctx: Context,
  request: Request,
  apart: { readonly base: string; readonly inFront: (mark: string) => string },
) => Promise<{ readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }>;

const quickQuality = 4;

/**
 * Answers an address below a preview with the storefront's own page, which shows the unsaved entry. Requests of such a
 * page are only ever read. Viewers who may not edit the entry get an error message.
 */
export function answerPreviewBy({ publicUrl, renderApart }: { publicUrl: string; renderApart: RenderApart }) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { ctx, previewed }: { ctx: StaffContext; previewed: PreviewAddress },
  ) => {
    const { type, documentId, base } = previewed;
    const query = new Request(publicUrl + request.url);
    const { status, headers, body } = await previewEntry(ctx, {
      access: catalogContent,
      type: typeAt(type),
      documentId,
      show: (ctx, parts) =>
        renderApart(ctx, query, {
          base,
          inFront: (mark) => previewBar(textIn(ctx.language), previewed, { mark, parts }),
        }),
    });
    // the headers of every back office page apply here too: not cached, not indexed
    const { 'cache-control': _, ...own } = headers;
    reply.code(status).headers(own);
    return sendEncoded(request, reply, new Compressed(body, quickQuality));
  };
}

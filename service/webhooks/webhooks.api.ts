import { z } from 'zod';
import { invalid } from '../core/app-error.ts';
import { type Call, call } from '../platform/call.ts';
import { changeWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listDeliveries } from './list-deliveries.ts';
import { redeliver } from './redeliver.ts';
import { renewSecret } from './renew-secret.ts';
import { listWebhooks, showWebhook } from './show-webhooks.ts';
import * as shape from './webhook-bodies.ts';

const one = z.object({ documentId: z.string().max(100) });
const data = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema });

const page = z.object({
  status: z.enum(['waiting', 'delivered', 'failed']).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});

/** Throws ValidationError for a page that is none. */
function pageIn(search: string): z.output<typeof page> {
  const query = new URLSearchParams(search);
  const asked = page.safeParse({
    status: query.get('status') || undefined,
    page: query.get('pagination[page]') ?? query.get('page') ?? undefined,
    pageSize: query.get('pagination[pageSize]') ?? query.get('pageSize') ?? undefined,
  });
  if (!asked.success) throw invalid('status must be waiting, delivered or failed; page and pageSize whole numbers');
  return asked.data;
}

/** The calls with which admins decide who is told of what. */
export const webhookCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: '/api/admin/webhooks',
    summary: 'Every webhook',
    viewer: 'signed-in',
    answer: data(z.array(shape.webhookAnswer)),
    run: async (ctx) => ({ data: await listWebhooks(ctx) }),
  }),
  call({
    method: 'POST',
    path: '/api/admin/webhooks',
    summary: 'Make a webhook; the secret that signs its deliveries is in this answer only',
    viewer: 'signed-in',
    body: shape.newWebhookBody,
    answer: data(shape.webhookAnswer.extend({ secret: z.string() })),
    status: 201,
    run: async (ctx, { body }) => ({ data: await createWebhook(ctx, body) }),
  }),
  call({
    method: 'GET',
    path: '/api/admin/webhooks/:documentId',
    summary: 'One webhook',
    viewer: 'signed-in',
    params: one,
    answer: data(shape.webhookAnswer),
    run: async (ctx, { params }) => ({ data: await showWebhook(ctx, params.documentId) }),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/webhooks/:documentId',
    summary: 'Change a webhook, or enable one that was disabled',
    viewer: 'signed-in',
    params: one,
    body: shape.webhookChangeBody,
    answer: data(shape.webhookAnswer),
    run: async (ctx, { params, body }) => ({ data: await changeWebhook(ctx, { ...body, ...params }) }),
  }),
  call({
    method: 'DELETE',
    path: '/api/admin/webhooks/:documentId',
    summary: 'Delete a webhook with the log of its deliveries',
    viewer: 'signed-in',
    params: one,
    status: 204,
    run: (ctx, { params }) => deleteWebhook(ctx, params.documentId),
  }),
  call({
    method: 'POST',
    path: '/api/admin/webhooks/:documentId/secret',
    summary: 'Give a webhook a new secret; it is in this answer only',
    viewer: 'signed-in',
    params: one,
    answer: data(z.object({ secret: z.string() })),
    run: async (ctx, { params }) => ({ data: await renewSecret(ctx, params.documentId) }),
  }),
  call({
    method: 'GET',
    path: '/api/admin/webhooks/:documentId/deliveries',
    summary: 'What a webhook was sent, newest first: status, tries, answer',
    viewer: 'signed-in',
    params: one,
    query: page,
    answer: z.object({
      data: z.array(shape.deliveryAnswer),
      meta: z.object({
        pagination: z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() }),
      }),
    }),
    run: (ctx, { params, search }) => listDeliveries(ctx, { ...params, ...pageIn(search) }),
  }),
  call({
    method: 'POST',
    path: '/api/admin/webhooks/:documentId/deliveries/:deliveryId/redeliver',
    summary: 'Send the same again',
    viewer: 'signed-in',
    params: one.extend({ deliveryId: z.string().max(100) }),
    answer: data(shape.deliveryAnswer),
    status: 201,
    run: async (ctx, { params }) => ({ data: await redeliver(ctx, params) }),
  }),
];

import { z } from 'zod';
import { type Call, call, type Section } from '../platform/call.ts';
import { changeWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listDeliveries } from './list-deliveries.ts';
import { redeliver } from './redeliver.ts';
import { renewSecret } from './renew-secret.ts';
import { listWebhooks, showWebhook } from './show-webhooks.ts';
import * as shape from './webhook-bodies.ts';

const section: Section = {
  name: 'Webhooks',
  group: 'Operator',
  description: 'Send events to other programs. For admins only.',
};

const one = z.object({ documentId: z.string().max(100) });
const data = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema });

const wrong = 'status must be waiting, delivered or failed; page and pageSize whole numbers';
const whole = (most: number) => z.coerce.number(wrong).int(wrong).min(1, wrong).max(most, wrong);

/** Pages can also be given as in the content API, which takes precedence. */
const page = z.object({
  status: z
    .enum(['', ...shape.deliveryStatuses], wrong)
    .transform((status) => status || undefined)
    .optional(),
  page: whole(1_000_000).default(1),
  pageSize: whole(100).default(25),
  'pagination[page]': whole(1_000_000).optional(),
  'pagination[pageSize]': whole(100).optional(),
});

/** The calls with which admins manage webhooks. */
export const webhookCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: '/api/admin/webhooks',
    section,
    summary: 'List webhooks',
    viewer: 'signed-in',
    answer: data(z.array(shape.webhookAnswer)),
    run: async (ctx) => ({ data: await listWebhooks(ctx) }),
  }),
  call({
    method: 'POST',
    path: '/api/admin/webhooks',
    section,
    summary: 'Create a webhook. Only this answer contains its signing secret',
    viewer: 'signed-in',
    body: shape.newWebhookBody,
    answer: data(shape.webhookAnswer.extend({ secret: z.string() })),
    status: 201,
    run: async (ctx, { body }) => ({ data: await createWebhook(ctx, body) }),
  }),
  call({
    method: 'GET',
    path: '/api/admin/webhooks/:documentId',
    section,
    summary: 'Get one webhook',
    viewer: 'signed-in',
    params: one,
    answer: data(shape.webhookAnswer),
    run: async (ctx, { params }) => ({ data: await showWebhook(ctx, params.documentId) }),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/webhooks/:documentId',
    section,
    summary: 'Update a webhook, or enable a disabled one',
    viewer: 'signed-in',
    params: one,
    body: shape.webhookChangeBody,
    answer: data(shape.webhookAnswer),
    run: async (ctx, { params, body }) => ({ data: await changeWebhook(ctx, { ...body, ...params }) }),
  }),
  call({
    method: 'DELETE',
    path: '/api/admin/webhooks/:documentId',
    section,
    summary: 'Delete a webhook and its delivery log',
    viewer: 'signed-in',
    params: one,
    status: 204,
    run: (ctx, { params }) => deleteWebhook(ctx, params.documentId),
  }),
  call({
    method: 'POST',
    path: '/api/admin/webhooks/:documentId/secret',
    section,
    summary: 'Rotate a webhook’s secret. Only this answer contains the new one',
    viewer: 'signed-in',
    params: one,
    answer: data(z.object({ secret: z.string() })),
    run: async (ctx, { params }) => ({ data: await renewSecret(ctx, params.documentId) }),
  }),
  call({
    method: 'GET',
    path: '/api/admin/webhooks/:documentId/deliveries',
    section,
    summary: 'List a webhook’s deliveries, newest first, with status, attempts and response',
    viewer: 'signed-in',
    params: one,
    query: page,
    answer: shape.deliveriesAnswer,
    run: (ctx, { params, query }) =>
      listDeliveries(ctx, {
        ...params,
        status: query.status,
        page: query['pagination[page]'] ?? query.page,
        pageSize: query['pagination[pageSize]'] ?? query.pageSize,
      }),
  }),
  call({
    method: 'POST',
    path: '/api/admin/webhooks/:documentId/deliveries/:deliveryId/redeliver',
    section,
    summary: 'Send a delivery again',
    viewer: 'signed-in',
    params: one.extend({ deliveryId: z.string().max(100) }),
    answer: data(shape.deliveryAnswer),
    status: 201,
    run: async (ctx, { params }) => ({ data: await redeliver(ctx, params) }),
  }),
];

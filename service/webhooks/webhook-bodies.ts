import { z } from 'zod';
import { unknownFields } from '../platform/body-fields.ts';
import { webhookEvents } from './webhook.ts';

const strict = unknownFields(([key]) => `Invalid key ${key}`);

const name = z
  .string('name must be a string')
  .trim()
  .min(1, 'name must be defined.')
  .max(100, 'name must be at most 100 characters')
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'name must be one line of text');
const url = z.string('url must be a string').max(2_000, 'url must be at most 2000 characters');
const events = z
  .array(z.enum(webhookEvents, `events must be of: ${webhookEvents.join(', ')}`), 'events must be a list')
  .min(1, 'events must name at least one event')
  .max(100, 'events must name each event once')
  .transform((list) => [...new Set(list)]);
const enabled = z.boolean('enabled must be a boolean');

export const newWebhookBody = z.strictObject({ name, url, events, enabled: enabled.default(true) }, strict);

export const webhookChangeBody = z.strictObject(
  { name: name.optional(), url: url.optional(), events: events.optional(), enabled: enabled.optional() },
  strict,
);

const instant = z.date();
export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;

export const webhookAnswer = z.object({
  id: z.int(),
  documentId: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  enabled: z.boolean(),
  disabledBecause: z.string().nullable().describe('null unless it was disabled automatically'),
  failingSince: instant.nullable().describe('Start of the current series of failed attempts'),
  failures: z.int().describe('Number of failed attempts since then'),
  createdAt: instant,
  updatedAt: instant,
});

export type Webhook = z.infer<typeof webhookAnswer>;

export const deliveryAnswer = z.object({
  documentId: z.string(),
  event: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  attemptedAt: instant.nullable().describe('The last attempt'),
  responseStatus: z.int().nullable(),
  responseMs: z.int().nullable(),
  problem: z.string().nullable(),
  createdAt: instant,
});
export type Delivery = z.infer<typeof deliveryAnswer>;

export const deliveriesAnswer = z.object({
  data: z.array(deliveryAnswer),
  meta: z.object({ pagination: z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() }) }),
});
export type DeliveriesPage = z.infer<typeof deliveriesAnswer>;

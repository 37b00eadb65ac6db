import type Razorpay from 'razorpay';
import { z } from 'zod';
import type { RazorpayAccount } from '../../platform/gateway-accounts.ts';
import { RefundRefused } from '../gateway.ts';

/** The part of the SDK's HTTP client that its types leave out. */
interface Transport {
  readonly defaults: { baseURL?: string; timeout?: number };
  readonly interceptors: { readonly request: { readonly use: (change: (request: Request) => Request) => unknown } };
}
interface Request {
  readonly url?: string;
  readonly data?: unknown;
  readonly headers: { readonly set: (name: string, value: string) => unknown };
}

function isTransport(value: unknown): value is Transport {
  return typeof value === 'function' && 'defaults' in value && 'interceptors' in value;
}

const milliseconds = 15_000;
const refund = z.object({ receipt: z.string() });

/**
 * The official SDK, which by itself would wait for ever and cannot send the key of a refund: a refund asked for twice by
 * one key is made once (https://razorpay.com/docs/api/refunds/normal-refunds-idempotent). Loaded where keys are set only.
 */
export async function razorpayClient({ keyId, keySecret, url }: RazorpayAccount): Promise<Razorpay> {
  const { default: Sdk } = await import('razorpay');
  const client = new Sdk({ key_id: keyId, key_secret: keySecret });
  const transport: unknown = Reflect.get(client.api, 'rq');
  if (!isTransport(transport)) throw new Error('The Razorpay SDK has another HTTP client than this one knows');
  transport.defaults.baseURL = url;
  transport.defaults.timeout = milliseconds;
  transport.interceptors.request.use((request) => {
    const asked = request.url?.endsWith('/refund') ? refund.safeParse(request.data) : undefined;
    if (asked?.success) request.headers.set('X-Refund-Idempotency', asked.data.receipt);
    return request;
  });
  return client;
}

const refusal = z.object({
  statusCode: z.int().min(400).max(499),
  error: z.object({ description: z.string() }).optional(),
});
/** It may have done what it was asked, or may still: timed out, asked for already, asked for too much. */
const unsure = new Set([408, 409, 429]);

/** What Razorpay answered. Throws RefundRefused where it understood and did not do it, else an error that tells nothing. */
export async function answered<Schema extends z.ZodType>(
  schema: Schema,
  answer: Promise<unknown>,
): Promise<z.output<Schema>> {
  let said: unknown;
  try {
    said = await answer;
  } catch (error) {
    const { data } = refusal.safeParse(error);
    if (!data || unsure.has(data.statusCode)) throw new Error('Razorpay did not answer', { cause: error });
    throw new RefundRefused(`Razorpay: ${data.statusCode} ${data.error?.description ?? ''}`.trim());
  }
  return schema.parse(said);
}

import { z } from 'zod';
import type { Call } from '../../service/platform/call.ts';
import type { Answer } from '../harness.ts';

const refusal = z.strictObject({
  data: z.null(),
  error: z.strictObject({ status: z.int(), name: z.string().min(1), message: z.string().min(1), details: z.object() }),
});

const longest = 5_000;

/** Undefined for a refusal (4xx) in the wire format, otherwise what is wrong with it. */
export function notRefused({ status, body }: Answer): string | undefined {
  const text = JSON.stringify(body);
  if (status < 400 || status > 499) return `answered ${status}`;
  if (text.length > longest) return `answered ${status} at a length of ${text.length}`;
  const errorName = refusal.safeParse(body).data?.error.status;
  return errorName === status ? undefined : `answered ${status} with ${text.slice(0, 200)}`;
}

function fieldsIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'properties') {
      return Object.entries(value).flatMap(([name, inner]) => [
        `${path}${name}`,
        ...fieldsIn(inner, `${path}${name}.`),
      ]);
    }
    if (key === 'items') return fieldsIn(value, `${path}0.`);
    return key === 'anyOf' || key === 'allOf' ? Object.values(value).flatMap((inner) => fieldsIn(inner, path)) : [];
  });
}

/** The paths of the fields that a call's body may have: `items.0.id`. */
export function fieldsRead({ body }: Call): string[] {
  return body ? fieldsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), '') : [];
}

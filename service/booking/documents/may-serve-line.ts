import { mayWorkWith, ownerAsked } from '../../catalog/own-products.ts';
import type { Context } from '../../platform/context.ts';
import type { BookingLine } from '../booking-row.ts';

/** Returns true if the viewer may check in the line: staff any, partners live lines of their own products. */
export async function mayServeLine(
  ctx: Pick<Context, 'db' | 'viewer'>,
  line: BookingLine | undefined,
): Promise<boolean> {
  return ownerAsked(ctx) === undefined || (line !== undefined && (await mayWorkWith(ctx, [line])));
}

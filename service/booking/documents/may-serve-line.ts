import { mayManageProducts, partnerEmail } from '../../catalog/product-access.ts';
import type { Context } from '../../platform/context.ts';
import type { BookingLine } from '../booking-row.ts';

/** Returns true if the viewer may check in the line: staff any, partners live lines of their own products. */
export async function mayServeLine(
  ctx: Pick<Context, 'db' | 'viewer'>,
  line: BookingLine | undefined,
): Promise<boolean> {
  return partnerEmail(ctx) === undefined || (line !== undefined && (await mayManageProducts(ctx, [line])));
}

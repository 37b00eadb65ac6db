import { mayWorkWith, ownerAsked } from '../../catalog/own-products.ts';
import type { Context } from '../../platform/context.ts';
import type { BookingLine } from '../booking-row.ts';

/** Whether a line is for that viewer to serve: for a partner what is his, and no line that is not there any more. */
export async function isTheirs(ctx: Pick<Context, 'db' | 'viewer'>, line: BookingLine | undefined): Promise<boolean> {
  return ownerAsked(ctx) === undefined || (line !== undefined && (await mayWorkWith(ctx, [line])));
}

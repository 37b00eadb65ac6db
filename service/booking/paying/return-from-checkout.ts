import { AppError } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Gateway, Happening } from '../../payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { takeHappening } from './take-happening.ts';

/**
 * The payer comes back from the gateway's page with what it gave to the browser. What the gateway cannot be asked about
 * now it tells later by itself. Throws ForbiddenError for what it did not sign.
 */
export async function returnFromCheckout(
  ctx: Context,
  { gateway, body }: { gateway: Gateway; body: Buffer },
): Promise<void> {
  requireRight(ctx.viewer, 'report a payment');
  let happened: Happening | undefined;
  try {
    happened = await gateway.returned?.(body);
  } catch (error) {
    if (error instanceof AppError) throw error;
    ctx.log.warn({ err: error }, 'a gateway could not be asked about a payment');
  }
  if (happened) await takeHappening(ctx, gateway, happened);
}

import { randomUUID } from 'node:crypto';
import { AppError, invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { fromRupees } from '../core/money.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Opened } from './gateway.ts';
import { gatewayOf } from './gateways.ts';

/** Tries of one member of the staff in an hour: each asks the provider. */
const anHour = 20;

/**
 * Opens an order of ₹1 at the gateway that takes new payments, which proves that its keys are taken. Gives the provider's
 * name for it. Throws ValidationError where a payment would move money or nothing takes any, ServiceUnavailableError when
 * the provider does not answer.
 */
export async function tryGateway(ctx: Context): Promise<{ reference: string }> {
  requireRight(ctx.viewer, 'set payments and emails up');
  const gateway = gatewayOf(ctx.config);
  if (!gateway) throw invalid('No gateway is set: nothing could take the payment.');
  if (gateway.mode === 'live') throw invalid('The keys are live: a test payment would move real money.');
  const of = ctx.viewer.kind === 'user' ? ctx.viewer.userId : ctx.viewer.kind;
  await ctx.limiter.count([{ key: `test payments of ${of}`, seconds: 3_600, times: anHour }], ctx.now);
  const home = ctx.config.publicUrl;
  const { reference } = await opened(
    gateway.open({
      bookingId: `TEST_${randomUUID()}`,
      amount: fromRupees(1),
      method: 'upi',
      seconds: 300,
      name: 'A test of the keys',
      payee: 'A test of the keys',
      back: home,
      leave: home,
    }),
  );
  await recordAudit(ctx, {
    action: 'test payment',
    subjectType: 'gateway',
    subjectId: gateway.name,
    after: { reference },
  });
  return { reference };
}

async function opened(order: Promise<Opened>): Promise<Opened> {
  try {
    return await order;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { cause } = error.details;
    const said = typeof cause === 'string' && cause ? `: ${cause}` : '.';
    throw new AppError('ServiceUnavailableError', `The provider did not take the order${said}`);
  }
}

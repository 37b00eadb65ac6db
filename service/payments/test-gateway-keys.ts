import { randomUUID } from 'node:crypto';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { errorsPaymentsTexts } from '../../messages/en/errors/payments.ts';
import { sentence } from '../../messages/message.ts';
import { english } from '../../messages/translate.ts';
import { AppError, invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { rupee } from '../core/money.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { OpenedOrder } from './gateway.ts';
import { gatewayOf } from './gateways.ts';

/** Tests per member of staff and hour: each one calls the provider. */
const testsPerHour = 20;

/**
 * Opens an order of ₹1 at the gateway for new payments, to prove that its keys are accepted. Returns the provider's
 * reference. Throws ValidationError if it is live or no gateway is set, ServiceUnavailableError if the provider does
 * not answer.
 *
 * @may admin, operator
 */
export async function testGatewayKeys(ctx: Context): Promise<{ reference: string }> {
  requireRight(ctx.viewer, 'set payments and emails up');
  const gateway = gatewayOf(ctx.config);
  if (!gateway) throw invalid(sentence(errorsPaymentsTexts.noGateway));
  if (gateway.mode === 'live') throw invalid(sentence(errorsPaymentsTexts.liveKeys));
  const of = ctx.viewer.kind === 'user' ? ctx.viewer.userId : ctx.viewer.kind;
  await ctx.limiter.count([{ key: `test payments of ${of}`, seconds: 3_600, times: testsPerHour }], ctx.now);
  const home = ctx.config.publicUrl;
  const { reference } = await explainRefusal(
    gateway.open({
      bookingId: `TEST_${randomUUID()}`,
      amount: rupee,
      method: 'upi',
      seconds: 300,
      name: english(adminSettingsTexts.testPaymentName),
      payee: english(adminSettingsTexts.testPaymentName),
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

async function explainRefusal(order: Promise<OpenedOrder>): Promise<OpenedOrder> {
  try {
    return await order;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { cause } = error.details;
    const said =
      typeof cause === 'string' && cause
        ? sentence(errorsPaymentsTexts.orderRefusedBecause, { cause })
        : sentence(errorsPaymentsTexts.orderRefused);
    throw new AppError('ServiceUnavailableError', said);
  }
}

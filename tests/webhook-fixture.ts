import { expect } from 'vitest';
import { clock } from '../service/core/viewer.ts';
import { inTransaction } from '../service/platform/context.ts';
import { deliverWebhook } from '../service/webhooks/deliver-webhook.ts';
import { queueWebhooks } from '../service/webhooks/queue-webhooks.ts';
import { type WebhookEvent, webhookEvents } from '../service/webhooks/webhook.ts';
import type { Harness } from './harness.ts';

/** Calls about webhooks in that harness, as the admin of that token. */
export function webhookFixture(harness: Harness, admin: () => string) {
  async function waitingIds(): Promise<number[]> {
    const { rows } = await harness.database.pool.query<{ id: number }>(
      `select id from webhook_deliveries where status = 'waiting' order by id`,
    );
    return rows.map(({ id }) => id);
  }
  return {
    waitingIds,
    make: async (url: string, overrides: Record<string, unknown> = {}) => {
      const body = { name: 'Shop', url: `${url}/in`, events: [...webhookEvents], ...overrides };
      const answer = await harness.call('POST', '/api/admin/webhooks', { token: admin(), body });
      expect(answer.status).toBe(201);
      return answer.body.data;
    },
    log: async (id: string, query = '') => {
      const answer = await harness.call('GET', `/api/admin/webhooks/${id}/deliveries${query}`, { token: admin() });
      expect(answer.status).toBe(200);
      return answer.body;
    },
    show: async (id: string) => (await harness.call('GET', `/api/admin/webhooks/${id}`, { token: admin() })).body.data,
    notify: (event: WebhookEvent, about: Record<string, unknown> = { model: 'stay' }): Promise<void> =>
      inTransaction(harness.ctx(), (ctx) => queueWebhooks(ctx, event, () => about)),
    /** Tries every waiting delivery once, as the queue does. Returns how many must be tried again. */
    tryAll: async (): Promise<number> => {
      let again = 0;
      for (const deliveryId of await waitingIds()) {
        await deliverWebhook(harness.ctx(clock), { deliveryId }).catch(() => {
          again += 1;
        });
      }
      return again;
    },
  };
}

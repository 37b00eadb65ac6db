import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clock } from '../../service/core/viewer.ts';
import { inTransaction } from '../../service/platform/context.ts';
import { deleteOldDeliveries } from '../../service/webhooks/delete-old-deliveries.ts';
import { deliverWebhook } from '../../service/webhooks/deliver-webhook.ts';
import { queueWebhooks } from '../../service/webhooks/queue-webhooks.ts';
import { webhookEvents } from '../../service/webhooks/webhook.ts';
import { type Harness, startHarness } from '../harness.ts';
import { makeReceiver, type Receiver } from '../receiver.ts';
import { staffToken } from '../staff.ts';
import { webhookFixture } from '../webhook-fixture.ts';

let harness: Harness;
let receiver: Receiver;
let admin: string;
let backOffice: ReturnType<typeof webhookFixture>;
beforeAll(async () => {
  harness = await startHarness({ WEBHOOKS_TO_PRIVATE: 'yes' });
  admin = await staffToken(harness);
  backOffice = webhookFixture(harness, () => admin);
});
afterAll(() => harness.close());
beforeEach(async () => {
  receiver = await makeReceiver();
  await harness.database.pool.query('delete from webhooks');
  return receiver.close;
});

const make = (overrides?: Record<string, unknown>) => backOffice.make(receiver.url, overrides);

describe('webhooks are created by admins', () => {
  test('with a secret that is shown once and stored encrypted', async () => {
    const created = await make({ events: ['entry.create', 'entry.create'] });
    expect(created).toMatchObject({ name: 'Shop', enabled: true, failures: 0, events: ['entry.create'] });
    expect(created.secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(await backOffice.show(created.documentId)).not.toHaveProperty('secret');
    const { rows } = await harness.database.pool.query('select * from webhooks');
    expect(JSON.stringify(rows)).not.toContain(created.secret.slice(6));
    const audit = await harness.database.pool.query('select * from audit_rows order by id desc limit 1');
    expect(audit.rows[0]).toMatchObject({ action: 'create', subject_type: 'webhook' });
    expect(JSON.stringify(audit.rows)).not.toContain(created.secret.slice(6));
  });

  test('and listed, changed and deleted', async () => {
    const { documentId } = await make();
    const path = `/api/admin/webhooks/${documentId}`;
    expect((await harness.call('GET', '/api/admin/webhooks', { token: admin })).body.data).toHaveLength(1);
    const changed = await harness.call('PUT', path, { token: admin, body: { name: 'Store', enabled: false } });
    expect(changed.body.data).toMatchObject({ name: 'Store', enabled: false, url: `${receiver.url}/in` });
    expect((await harness.call('DELETE', path, { token: admin })).status).toBe(204);
    expect((await harness.call('GET', path, { token: admin })).status).toBe(404);
    expect((await harness.call('DELETE', path, { token: admin })).status).toBe(404);
  });

  test.each([
    [{ url: 'ftp://shop.example' }, 'url must begin with https://'],
    [{ url: 'shop' }, 'url must be a full URL, such as https://example.com/hooks'],
    [{ url: 'https://a:b@shop.example' }, 'url must not carry a user name or password'],
    [{ events: [] }, 'events must name at least one event'],
    [{ events: ['user.create'] }, `events must be of: ${webhookEvents.join(', ')}`],
    [{ name: ' ' }, 'name must be defined.'],
    [{ secret: 'mine' }, 'Invalid key secret'],
  ])('and refused with %j', async (own, message) => {
    const body = { name: 'Shop', url: 'https://shop.example', events: ['entry.create'], ...own };
    const answer = await harness.call('POST', '/api/admin/webhooks', { token: admin, body });
    expect(answer).toMatchObject({ status: 400, body: { error: { message } } });
  });

  test('and by no one else', async () => {
    const { documentId } = await make();
    const calls = [
      ['GET', ''],
      ['POST', ''],
      ['GET', `/${documentId}`],
      ['PUT', `/${documentId}`],
      ['DELETE', `/${documentId}`],
      ['POST', `/${documentId}/secret`],
      ['GET', `/${documentId}/deliveries`],
      ['POST', `/${documentId}/deliveries/x/redeliver`],
    ] as const;
    const editor = await staffToken(harness, 'editor');
    const body = { name: 'Shop', url: 'https://shop.example', events: ['entry.create'] };
    for (const [method, rest] of calls) {
      const options = method === 'GET' ? {} : { body };
      expect((await harness.call(method, `/api/admin/webhooks${rest}`, options)).status).toBe(401);
      expect((await harness.call(method, `/api/admin/webhooks${rest}`, { ...options, token: editor })).status).toBe(
        403,
      );
    }
  });
});

test('private receivers are refused where the operator has not allowed them', async () => {
  const strict = await startHarness();
  try {
    const token = await staffToken(strict);
    const make = (url: string) =>
      strict.call('POST', '/api/admin/webhooks', { token, body: { name: 'x', url, events: ['entry.create'] } });
    for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'https://169.254.169.254/']) {
      expect((await make(url)).body.error.message).toBe('url must not point to a private address');
    }
    expect((await make('http://shop.example/')).body.error.message).toBe('url must begin with https://');
    // a name that leads here by way of DNS, or a row that was written before the rule, is stopped at the delivery
    expect((await make('https://shop.example/')).status).toBe(201);
    await strict.database.pool.query('update webhooks set url = $1', [receiver.url]);
    await inTransaction(strict.ctx(), (ctx) => queueWebhooks(ctx, 'entry.create', () => ({})));
    const { rows } = await strict.database.pool.query<{ id: number }>('select id from webhook_deliveries');
    await expect(deliverWebhook(strict.ctx(clock), { deliveryId: rows[0]?.id ?? 0 })).rejects.toThrow('private');
    expect(receiver.received).toEqual([]);
  } finally {
    await strict.close();
  }
});

describe('an admin', () => {
  test('resends the same bytes as a new delivery', async () => {
    const { documentId } = await make();
    await backOffice.notify('entry.create');
    await backOffice.tryAll();
    const [{ documentId: deliveryId }] = (await backOffice.log(documentId)).data;
    const path = `/api/admin/webhooks/${documentId}/deliveries/${deliveryId}/redeliver`;
    const again = await harness.call('POST', path, { token: admin });
    expect(again).toMatchObject({ status: 201, body: { data: { status: 'waiting', attempts: 0 } } });
    await backOffice.tryAll();
    const [first, second] = receiver.received;
    expect(second?.text).toBe(first?.text);
    expect(second?.headers['x-padharo-delivery']).not.toBe(first?.headers['x-padharo-delivery']);
    const other = await make();
    const strange = `/api/admin/webhooks/${other.documentId}/deliveries/${deliveryId}/redeliver`;
    expect((await harness.call('POST', strange, { token: admin })).status).toBe(404);
  });

  test('renews a secret, and waiting deliveries are signed with the new one', async () => {
    const { documentId, secret } = await make();
    await backOffice.notify('entry.create');
    const renewed = await harness.call('POST', `/api/admin/webhooks/${documentId}/secret`, { token: admin });
    expect(renewed.body.data.secret).toMatch(/^whsec_/);
    expect(renewed.body.data.secret).not.toBe(secret);
    await backOffice.tryAll();
    const [delivery] = receiver.received;
    const [, t, v1] = /^t=(\d+),v1=(\w+)$/.exec(String(delivery?.headers['x-padharo-signature'])) ?? [];
    expect(v1).toBe(createHmac('sha256', renewed.body.data.secret).update(`${t}.${delivery?.text}`).digest('hex'));
  });

  test('reads the log by status and page', async () => {
    const { documentId } = await make();
    for (let n = 0; n < 3; n += 1) await backOffice.notify('entry.create');
    await backOffice.tryAll();
    await backOffice.notify('entry.update');
    expect((await backOffice.log(documentId, '?status=waiting')).data).toHaveLength(1);
    const second = await backOffice.log(documentId, '?pagination[page]=2&pagination[pageSize]=3');
    expect(second.meta.pagination).toEqual({ page: 2, pageSize: 3, pageCount: 2, total: 4 });
    expect(second.data).toHaveLength(1);
    for (const bad of ['?status=lost', '?page=0', '?page=a', '?pageSize=101', '?page=1e9']) {
      const answer = await harness.call('GET', `/api/admin/webhooks/${documentId}/deliveries${bad}`, { token: admin });
      expect(answer.status).toBe(400);
    }
  });
});

test('deliveries are deleted after thirty days', async () => {
  admin = await staffToken(harness);
  const { documentId } = await make();
  await backOffice.notify('entry.create');
  harness.clock.advance(29 * 86_400_000);
  await deleteOldDeliveries(harness.ctx(clock));
  expect((await backOffice.log(documentId)).data).toHaveLength(1);
  harness.clock.advance(2 * 86_400_000);
  await deleteOldDeliveries(harness.ctx(clock));
  admin = await staffToken(harness);
  expect((await backOffice.log(documentId)).data).toEqual([]);
});

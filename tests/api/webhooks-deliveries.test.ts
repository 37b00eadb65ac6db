import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clock } from '../../service/core/viewer.ts';
import { inTransaction } from '../../service/platform/context.ts';
import { deliverWebhook } from '../../service/webhooks/deliver-webhook.ts';
import { queueWebhooks } from '../../service/webhooks/queue-webhooks.ts';
import { requeueDeliveries } from '../../service/webhooks/requeue-deliveries.ts';
import { mostTries } from '../../service/webhooks/webhook.ts';
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

describe('an event', () => {
  test('whose job was lost is sent by a new job after ten minutes, once', async () => {
    await make();
    const began = harness.clock.now;
    await backOffice.notify('entry.update');
    const { pool } = harness.database;
    await pool.query(`delete from jobs.job where name = 'deliver-webhook'`);
    expect(await requeueDeliveries(harness.ctx(clock)), 'too early').toBe(0);
    harness.clock.advance(600_000);
    expect(await requeueDeliveries(harness.ctx(clock))).toBe(1);
    const { rows } = await pool.query(`select data ->> 'madeAt' as made from jobs.job where name = 'deliver-webhook'`);
    expect(rows).toEqual([{ made: began.toISOString() }]);
    expect(await requeueDeliveries(harness.ctx(clock)), 'again').toBe(0);
    harness.clock.now = began;
  });
  test('whose job was lost is found behind a thousand that have theirs', async () => {
    await make();
    const began = harness.clock.now;
    await backOffice.notify('entry.update');
    const { pool } = harness.database;
    const { rows } = await pool.query<{ id: number }>(
      `insert into webhook_deliveries (webhook_id, event, body, created_at)
        select webhook_id, event, body, created_at from webhook_deliveries, generate_series(1, 1001)
        where status = 'waiting' returning id`,
    );
    const ids = rows.map(({ id }) => id);
    harness.clock.advance(600_000);
    await pool.query(
      `insert into jobs.job (name, data)
        select 'deliver-webhook', jsonb_build_object('deliveryId', id) from unnest($1::int[]) id where id < $2`,
      [ids, Math.max(...ids)],
    );
    expect(await requeueDeliveries(harness.ctx(clock))).toBe(1);
    expect(await requeueDeliveries(harness.ctx(clock)), 'again').toBe(0);
    harness.clock.now = began;
  });
  test('arrives signed, with its data', async () => {
    const { secret, documentId } = await make();
    await backOffice.notify('entry.update', { model: 'stay', entry: { name: 'Göa — ₹' } });
    expect(await backOffice.tryAll()).toBe(0);
    const [delivery] = receiver.received;
    if (!delivery) throw new Error('Nothing was received');
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(delivery.headers['x-padharo-signature'])) ?? [];
    expect(Number(t)).toBe(harness.clock.now.getTime() / 1000);
    expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${delivery.text}`).digest('hex'));
    expect(delivery.headers).toMatchObject({
      'x-padharo-event': 'entry.update',
      'content-type': expect.stringContaining('json'),
    });
    expect(delivery.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      event: 'entry.update',
      createdAt: harness.clock.now.toISOString(),
      model: 'stay',
      entry: { name: 'Göa — ₹' },
    });
    expect((await backOffice.log(documentId)).data).toEqual([
      {
        documentId: delivery.headers['x-padharo-delivery'],
        event: 'entry.update',
        status: 'delivered',
        attempts: 1,
        attemptedAt: harness.clock.now.toISOString(),
        responseStatus: 200,
        responseMs: expect.any(Number),
        problem: null,
        createdAt: harness.clock.now.toISOString(),
      },
    ]);
  });

  test('goes only to subscribed webhooks, and is not built without one', async () => {
    const created = await make({ events: ['entry.delete'] });
    const other = await make({ events: ['entry.delete', 'media.create'] });
    await make({ events: ['entry.delete'], enabled: false });
    await backOffice.notify('entry.delete');
    await backOffice.notify('media.create');
    await inTransaction(harness.ctx(), (ctx) =>
      queueWebhooks(ctx, 'media.delete', () => {
        throw new Error('nobody listens');
      }),
    );
    expect((await backOffice.log(created.documentId)).data).toHaveLength(1);
    expect((await backOffice.log(other.documentId)).data).toHaveLength(2);
    expect(await backOffice.waitingIds()).toHaveLength(3);
  });

  test('that was rolled back is not sent', async () => {
    await make();
    const jobs = async () => (await harness.database.pool.query('select from jobs.job')).rowCount;
    const before = await jobs();
    await inTransaction(harness.ctx(), async (ctx) => {
      await queueWebhooks(ctx, 'entry.create', () => ({}));
      throw new Error('changed my mind');
    }).catch(() => {});
    expect(await backOffice.waitingIds()).toEqual([]);
    expect(await jobs()).toBe(before);
  });

  test('that was accepted is not sent again', async () => {
    await make();
    await backOffice.notify('entry.create');
    const [deliveryId = 0] = await backOffice.waitingIds();
    await deliverWebhook(harness.ctx(clock), { deliveryId });
    await deliverWebhook(harness.ctx(clock), { deliveryId });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a receiver that refuses it', () => {
  test('is tried again until it accepts, and the log shows it', async () => {
    const { documentId } = await make();
    await backOffice.notify('entry.create');
    receiver.answer = 503;
    expect(await backOffice.tryAll()).toBe(1);
    expect((await backOffice.log(documentId)).data[0]).toMatchObject({
      status: 'waiting',
      attempts: 1,
      responseStatus: 503,
      problem: 'answered 503',
    });
    expect(await backOffice.show(documentId)).toMatchObject({
      failures: 1,
      failingSince: harness.clock.now.toISOString(),
    });
    receiver.answer = 204;
    expect(await backOffice.tryAll()).toBe(0);
    expect((await backOffice.log(documentId)).data[0]).toMatchObject({
      status: 'delivered',
      attempts: 2,
      responseStatus: 204,
      problem: null,
    });
    expect(await backOffice.show(documentId)).toMatchObject({ failures: 0, failingSince: null });
  });

  test('because it redirects is not followed', async () => {
    const { documentId } = await make();
    await backOffice.notify('entry.create');
    receiver.answer = 302;
    expect(await backOffice.tryAll()).toBe(1);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/in']);
    expect((await backOffice.log(documentId)).data[0].problem).toBe('answered 302: redirects are not followed');
  });

  test('is given up after many tries', async () => {
    const { documentId } = await make();
    await backOffice.notify('entry.create');
    receiver.answer = 500;
    for (let attempt = 1; attempt < mostTries; attempt += 1) expect(await backOffice.tryAll()).toBe(1);
    expect(await backOffice.tryAll()).toBe(0);
    expect((await backOffice.log(documentId)).data[0]).toMatchObject({ status: 'failed', attempts: mostTries });
    expect(await backOffice.show(documentId)).toMatchObject({ enabled: true });
  });

  test('for a day is disabled and its deliveries are given up; enabling it resets the count', async () => {
    const { documentId } = await make();
    receiver.answer = 500;
    await backOffice.notify('entry.create');
    for (let attempt = 1; attempt < 10; attempt += 1) await backOffice.tryAll();
    await backOffice.notify('entry.update');
    harness.clock.advance(24 * 3_600_000);
    await backOffice.tryAll();
    expect(await backOffice.show(documentId)).toMatchObject({
      enabled: false,
      disabledBecause: 'All deliveries have failed for a day',
    });
    expect(
      (await backOffice.log(documentId)).data.map(({ status, problem }: { status: string; problem: string }) => [
        status,
        problem,
      ]),
    ).toEqual([
      ['failed', 'the webhook is disabled'],
      ['failed', 'answered 500'],
    ]);
    await backOffice.notify('entry.create');
    expect(await backOffice.waitingIds()).toEqual([]);
    const { body } = await harness.call('PUT', `/api/admin/webhooks/${documentId}`, {
      token: admin,
      body: { enabled: true },
    });
    expect(body.data).toMatchObject({ enabled: true, disabledBecause: null, failures: 0, failingSince: null });
  });

  test('with 410 Gone is disabled at once', async () => {
    const { documentId } = await make();
    await backOffice.notify('entry.create');
    receiver.answer = 410;
    expect(await backOffice.tryAll()).toBe(0);
    expect(await backOffice.show(documentId)).toMatchObject({
      enabled: false,
      disabledBecause: expect.stringContaining('410'),
    });
  });
});

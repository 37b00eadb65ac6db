import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureOf } from '../../service/webhooks/webhook-secret.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let guide: string;
beforeAll(async () => {
  harness = await startHarness();
  guide = (await harness.call('GET', '/api/docs')).body;
});
afterAll(() => harness.close());

const linksIn = (page: string) =>
  [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('the documentation', () => {
  test('is made of pages that run nothing and load nothing from elsewhere', async () => {
    const paths = new Set(
      linksIn(guide)
        .filter((href) => href.startsWith('/api/docs'))
        .map((href) => href.replace(/#.*/, '')),
    );
    expect(paths.size).toBeGreaterThan(20);
    for (const path of paths) {
      const { status, body, headers } = await harness.call('GET', path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
      expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
      expect(body).not.toMatch(/<script|\sstyle=|\son\w+=|src=|https?:\/\/(?!padharo\.test|shop\.example)/);
    }
  });

  test('has every call, and no link leads nowhere', async () => {
    const { body: doc } = await harness.call('GET', '/api/openapi.json');
    for (const [path, methods] of Object.entries<Record<string, { operationId: string }>>(doc.paths)) {
      for (const [method, { operationId }] of Object.entries(methods)) {
        const link = linksIn(guide).find((href) => href.endsWith(`#${operationId}`)) ?? '';
        const page = (await harness.call('GET', link.replace(/#.*/, ''))).body;
        expect(page).toContain(`id="${operationId}"`);
        expect(page).toContain(`>${method.toUpperCase()}</span>${path}</h3>`);
        for (const href of linksIn(page).filter((entry) => entry.startsWith('#')))
          expect(page).toContain(`id="${href.slice(1)}"`);
      }
    }
  });

  test('is sent compressed, and not twice to the same reader', async () => {
    for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/stays']) {
      const plain = await harness.app.inject({ url: path });
      const br = await harness.app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br' } });
      const gzip = await harness.app.inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
      expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      const again = await harness.app.inject({ url: path, headers: { 'if-none-match': String(plain.headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  test('has no other pages', async () => {
    for (const path of ['/api/docs/nothing', '/api/docs/__proto__', '/api/docs/stays/more']) {
      expect((await harness.call('GET', path)).status).toBe(404);
    }
    expect((await harness.call('POST', '/api/docs', { body: {} })).status).toBe(405);
  });

  test('shows a check of signatures that works', async () => {
    const code = [...guide.matchAll(/<pre>([\s\S]*?)<\/pre>/g)]
      .map(([, text = '']) => text)
      .find((text) => text.includes('isOurs'));
    const plain =
      code?.replaceAll('&lt;', '<').replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? '';
    const folder = await mkdtemp(join(tmpdir(), 'padharo-snippet-'));
    const file = join(folder, 'check.mjs');
    await writeFile(file, `${plain}\nexport { isOurs };`);
    const { isOurs } = await import(/* @vite-ignore */ file);
    const header = signatureOf('whsec_abc', '{"a":"₹"}', new Date());
    expect(isOurs('whsec_abc', header, '{"a":"₹"}')).toBe(true);
    expect(isOurs('whsec_abc', header, '{"a":"$"}')).toBe(false);
    expect(isOurs('whsec_abd', header, '{"a":"₹"}')).toBe(false);
    expect(isOurs('whsec_abc', signatureOf('whsec_abc', '{}', new Date(Date.now() - 600_000)), '{}')).toBe(false);
    expect(isOurs('whsec_abc', 'nonsense', '{}')).toBe(false);
    await rm(folder, { recursive: true });
  });
});

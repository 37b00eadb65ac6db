import { expect, test } from 'vitest';
import { plainLook, trip, tripLine } from '../../tests/documents.ts';
import { type DocumentContent, drawingCost } from './document-content.ts';
import { drawInWorker } from './draw-in-worker.ts';
import { drawPdf } from './draw-pdf.ts';
import { typefacesFor } from './typefaces.ts';

const lines = Array.from({ length: 30 }, (_, lineId) => tripLine({ lineId, name: `House ${lineId} by the lake` }));
const itinerary = { kind: 'itinerary', language: 'en', trip: trip({ lines }), look: plainLook } as const;
const small = { kind: 'itinerary', language: 'en', trip: trip(), look: plainLook } as const;

const drawHere = async (paper: DocumentContent) => drawPdf(await typefacesFor(paper), paper);

test('a paper is the same bytes wherever it is drawn', async () => {
  const [here, aside] = [await drawHere(itinerary), await drawInWorker(itinerary)];
  expect(aside.equals(here)).toBe(true);
});

test('a paper that takes too long is given up, and the next one is drawn', async () => {
  await expect(drawInWorker(itinerary, 0)).rejects.toMatchObject({
    name: 'ServiceUnavailableError',
    details: { retryAfter: 2 },
  });
  expect((await drawInWorker(small)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('what cannot be drawn fails alone', async () => {
  const broken = {
    kind: 'itinerary',
    look: plainLook,
    language: 'en',
    trip: { ...trip(), lines: [tripLine({ name: '' })], lead: [], issuer: trip().issuer },
  };
  Reflect.deleteProperty(broken.trip, 'version');
  await expect(drawInWorker(JSON.parse(JSON.stringify(broken)))).rejects.toThrow();
  expect((await drawInWorker(small)).length).toBeGreaterThan(1_000);
});

test('when too many wait the next gets a Retry-After', async () => {
  const drawn = await Promise.allSettled(Array.from({ length: 60 }, () => drawInWorker(small)));
  const refused = drawn.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(20);
  for (const reason of refused)
    expect(reason).toMatchObject({ name: 'ServiceUnavailableError', details: { retryAfter: 2 } });
});

test('a paper is charged by its lines', () => {
  expect(drawingCost(itinerary)).toBeGreaterThan(4 * drawingCost(small));
});

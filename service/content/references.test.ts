import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedLinks, linkChangeIn, type Reference, referenceIn } from './references.ts';

describe('a reference', () => {
  test.each([
    [7, { id: 7 }],
    ['7', { id: 7 }],
    [' abc ', { documentId: 'abc' }],
    [{ id: '7' }, { id: 7 }],
    [{ documentId: 'abc', id: 7 }, { documentId: 'abc' }],
    // a document id may be all digits
    ['123456789012345678901234', { documentId: '123456789012345678901234' }],
  ])('by %j', (raw, reference) => {
    expect(referenceIn(raw)).toEqual(reference);
  });

  test.each([[0], [-1], [1.5], [''], [true], [null], [{}], [{ id: { id: 1 } }], [[1]], ['x'.repeat(101)]])(
    'not by %j',
    (raw) => {
      expect(referenceIn(raw)).toBeUndefined();
    },
  );
});

describe('a change of links', () => {
  test.each([
    [{ join: [1] }],
    [{ connect: [1], other: 1 }],
    [{ set: [1], connect: [2] }],
    [{ connect: [{ id: 1, position: 'first' }] }],
    [{ connect: [{ id: 1, position: { before: {} } }] }],
    [[1, {}]],
    [Array.from({ length: 201 }, () => 1)],
  ])('is not %j', (raw) => {
    expect(linkChangeIn(raw)).toBeUndefined();
  });

  const one = fc.integer({ min: 1, max: 12 });
  const place = fc.oneof(
    fc.constant({ start: true }),
    fc.constant({ end: true }),
    one.map((before) => ({ before })),
    one.map((after) => ({ after })),
  );
  const edit = fc.record({
    connect: fc.array(fc.record({ id: one, position: place })),
    disconnect: fc.array(one),
  });
  const idOf = (reference: Reference) => ('id' in reference ? reference.id : undefined);

  test('contains connected entries once, without disconnected ones, and the others in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(one), edit, (present, raw) => {
        const change = linkChangeIn(raw);
        if (!change) throw new Error('no change');
        const links = changedLinks(present, change, idOf);
        const connected = new Set(raw.connect.map(({ id }) => id));
        const gone = new Set(raw.disconnect.filter((id) => !connected.has(id)));
        expect(new Set(links).size).toBe(links.length);
        for (const id of connected) expect(links).toContain(id);
        for (const id of gone) expect(links).not.toContain(id);
        const kept = present.filter((id) => !gone.has(id) && !connected.has(id));
        expect(links.filter((id) => kept.includes(id))).toEqual(kept);
      }),
    );
  });
});

import { createElement, lazy, type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { withTransactionPriority } from '../../service/platform/load/transaction-priority.ts';
import { renderDocument } from './render-document.ts';

const by = { mark: 'word', timeouts: 1_000 };
const textOf = async (page: ReactNode, how = by) => (await renderDocument(page, how)).join('');
const documentOf = (Part: Parameters<typeof createElement>[0]) =>
  createElement(
    'html',
    null,
    createElement('body', null, createElement(Suspense, { fallback: 'soon' }, createElement(Part))),
  );

let written = false;
function Seen() {
  written = true;
  return 'seen';
}

function Broken(): never {
  throw new RangeError('no such day');
}

test('a part whose code is loading is awaited; the next page has it at once, with the same markup', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => createElement('p', null, 'Padharo & <welcome>') }));
  const first = await textOf(documentOf(Late));
  expect(first).toBe(
    '<!DOCTYPE html><html><head></head><body><!--$--><p>Padharo &amp; &lt;welcome&gt;</p><!--/$--></body></html>',
  );
  expect(await textOf(documentOf(Late))).toBe(first);
});

test('an error in a part fails the page, and so does a part that never resolves', async () => {
  await expect(textOf(documentOf(Broken))).rejects.toThrow('no such day');
  const Never = lazy(() => new Promise<never>(() => {}));
  await expect(textOf(documentOf(Never), { ...by, timeouts: 1 })).rejects.toThrow('too long');
});

test('a page is rendered when no transaction is running', async () => {
  const sale = Promise.withResolvers<void>();
  const selling = withTransactionPriority(() => sale.promise);
  const page = renderDocument(documentOf(Seen), by);
  await Promise.resolve();
  expect(written).toBe(false);
  sale.resolve();
  await Promise.all([selling, page]);
  expect(written).toBe(true);
});

import { createElement, lazy, type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { withTransactionPriority } from '../../service/platform/transaction-priority.ts';
import { writtenFooter } from '../shell/written-footer.ts';
import { renderDocument } from './render-document.ts';

const by = { mark: 'word', timeouts: 1_000 };
const textOf = async (page: ReactNode, how = by) => (await renderDocument(page, how)).join('');
const documentOf = (Part: Parameters<typeof createElement>[0]) =>
  createElement(
    'html',
    null,
    createElement('body', null, createElement(Suspense, { fallback: 'soon' }, createElement(Part))),
  );

function Footer({ of: key, mark, text }: { of: string; mark: string; text: string }) {
  const inside = writtenFooter(key, mark);
  const props = inside === undefined ? { children: ['© ', text] } : { dangerouslySetInnerHTML: { __html: inside } };
  return createElement('footer', { id: 'footer', className: 'end', ...props });
}

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

test('a footer is rendered once for its content; a page without one, or a failed one, stores nothing', async () => {
  const { mark } = by;
  const page = (key: string, text: string) =>
    createElement('html', null, createElement('body', null, createElement(Footer, { of: key, mark, text })));
  const first = await textOf(page('a', '2026 <Padharo>'));
  expect(first).toContain('<footer id="footer" class="end">© <!-- -->2026 &lt;Padharo&gt;</footer>');
  expect(await textOf(page('a', 'not asked for'))).toBe(first);
  expect(await textOf(page('b', '2027'))).toContain('© <!-- -->2027<');
  writtenFooter('c', mark);
  await textOf(documentOf('p'));
  await textOf(createElement('footer', { id: 'footer' }, 'of nobody'));
  writtenFooter('c', mark);
  await expect(textOf(documentOf(Broken))).rejects.toThrow('no such day');
  await textOf(createElement('footer', { id: 'footer' }, 'of nobody'));
  expect(writtenFooter('c', mark)).toBeUndefined();
});

test('pages that are rendered at the same time keep their own footers', async () => {
  const page = (key: string, mark: string) => {
    const Late = lazy(() => Promise.resolve({ default: Footer }));
    const footer = createElement(Late, { of: key, mark, text: key });
    return textOf(createElement('body', null, createElement(Suspense, null, footer)), { ...by, mark });
  };
  await Promise.all([page('of this', 'one'), page('of that', 'two')]);
  expect(writtenFooter('of this', 'three')).toBe('© <!-- -->of this');
  expect(writtenFooter('of that', 'three')).toBe('© <!-- -->of that');
});

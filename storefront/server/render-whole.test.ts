import { createElement, lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { withRightOfWay } from '../../service/platform/right-of-way.ts';
import { writtenFooter } from '../shell/written-footer.ts';
import { readData, withData } from './page-data.ts';
import { renderWhole } from './render-whole.ts';

const by = { mark: 'word', patience: 1_000 };
const documentOf = (Part: Parameters<typeof createElement>[0]) =>
  createElement(
    'html',
    null,
    createElement('body', null, createElement(Suspense, { fallback: 'soon' }, createElement(Part))),
  );

function Broken(): never {
  throw new RangeError('no such day');
}

test('a part whose code is on its way is waited for; the next page has it at once, in the same words', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => createElement('p', null, 'Padharo & <welcome>') }));
  const first = await renderWhole(() => documentOf(Late), by);
  expect(first).toBe('<html><head></head><body><!--$--><p>Padharo &amp; &lt;welcome&gt;</p><!--/$--></body></html>');
  expect(await renderWhole(() => documentOf(Late), by)).toBe(first);
});

test('what a part throws fails the page, as what does not come', async () => {
  await expect(renderWhole(() => documentOf(Broken), by)).rejects.toThrow('no such day');
  const Never = lazy(() => new Promise<never>(() => {}));
  await expect(renderWhole(() => documentOf(Never), { ...by, patience: 1 })).rejects.toThrow('too long');
});

test('a page is written when no transaction is under way any more', async () => {
  const sale = Promise.withResolvers<void>();
  const selling = withRightOfWay(() => sale.promise);
  let began = false;
  const written = renderWhole(() => {
    began = true;
    return documentOf('p');
  }, by);
  await Promise.resolve();
  expect(began).toBe(false);
  sale.resolve();
  await Promise.all([selling, written]);
  expect(began).toBe(true);
});

test('data stand last, and no text of them ends their script', async () => {
  async function* stream() {
    yield Buffer.from('["</script>&\u2028');
    yield Buffer.from('"]\n');
  }
  const page = withData('<html><body></body></html>', await readData(stream()), 'word').join('');
  const [, text = ''] = /enqueue\(("[^<>&\u2028]*")\);.*<\/script><\/body><\/html>$/.exec(page) ?? [];
  expect(JSON.parse(text)).toBe('["</script>&\u2028"]\n');
  expect(page).toContain('<!DOCTYPE html><html><body><script nonce="word">window.__react');
});

test('a footer is written once for what it says; a page without one, or that fails, keeps nothing', async () => {
  const page = (key: string, text: string) => () => {
    const inside = writtenFooter(key);
    const props = inside === undefined ? { children: ['© ', text] } : { dangerouslySetInnerHTML: { __html: inside } };
    return createElement('body', null, createElement('footer', { id: 'footer', className: 'end', ...props }));
  };
  const first = await renderWhole(page('a', '2026 <Padharo>'), by);
  expect(first).toContain('<footer id="footer" class="end">© <!-- -->2026 &lt;Padharo&gt;</footer>');
  expect(await renderWhole(page('a', 'not asked for'), by)).toBe(first);
  expect(await renderWhole(page('b', '2027'), by)).toContain('© <!-- -->2027<');
  writtenFooter('c');
  await renderWhole(() => createElement('p', null, 'no footer'), by);
  await renderWhole(() => createElement('footer', { id: 'footer' }, 'of nobody'), by);
  expect(writtenFooter('c')).toBeUndefined();
});

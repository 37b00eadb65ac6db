import { expect, test } from 'vitest';
import { startLater } from './start-later.ts';

const textOf = (html: string) => startLater(Buffer.from(html)).html.toString();

const page =
  '<html><head><link rel="modulepreload" href="/assets/base.js"/><link rel="modulepreload" crossorigin="" href="/assets/home.js"/>' +
  '<link rel="stylesheet" href="/assets/app.css"/></head><body><script>window.x=1</script>' +
  '<script type="module" async="">import "/assets/home.js";</script></body></html>';

test('scripts and their preloads leave the first load; everything else stays', () => {
  const later = textOf(page);
  expect(later).not.toContain('rel="modulepreload"');
  expect(later).not.toContain('type="module"');
  expect(later).toContain('<script type="later">import "/assets/home.js";</script>');
  expect(later).toContain('<link rel="stylesheet" href="/assets/app.css"/>');
  expect(later).toContain('<script>window.x=1</script>');
});

test('the starter knows what to preload and stands last in the body', () => {
  expect(textOf(page)).toMatch(/\(\["\/assets\/base\.js","\/assets\/home\.js"\]\)<\/script><\/body><\/html>$/);
});

test('a page without scripts stays as it is', () => {
  expect(textOf('<html><body>Not found</body></html>')).toBe('<html><body>Not found</body></html>');
});

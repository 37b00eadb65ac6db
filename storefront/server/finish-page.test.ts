import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage as finishBytes, newScriptMark, withoutMark } from './finish-page.ts';

const end = '</body></html>';
const inPieces = (text: string) => [text.slice(0, -end.length), end];

function finishPage(text: string, ...rest: [mark: string, elsewhere?: Parameters<typeof finishBytes>[2]]) {
  const { html, policy } = finishBytes(inPieces(text), ...rest);
  return { html: html.toString(), policy };
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const mark = newScriptMark();
const ours = 'window.ours=1';
const page = (text: string) =>
  `<html><head><script nonce="${mark}">${ours}</script></head><body>${text}` +
  `<script nonce="${mark}" type="module" async="">import "/assets/home.js";</script></body></html>`;

test('scripts of the render are allowed, and the starter that we add', () => {
  const { html, policy } = finishPage(page('<p>Namaste</p>'), mark);
  expect(policy).toContain(hashOf(ours));
  expect(policy).toContain(hashOf('import "/assets/home.js";'));
  const starter = /<script>(\(.*)<\/script><\/body>/s.exec(html)?.[1] ?? '';
  expect(policy).toContain(hashOf(starter));
});

test('a script from a user’s text is not allowed, whatever attributes it has', () => {
  for (const head of ['', ' type="module" async=""', ' nonce=""', ' nonce="guess"', ' type="later"']) {
    const { policy } = finishPage(page(`<script${head}>steal()</script>`), mark);
    expect(policy, head).not.toContain(hashOf('steal()'));
  }
});

test('the mark is not sent, so that no one can use it', () => {
  expect(finishPage(page(''), mark).html).not.toContain(mark);
  expect(newScriptMark()).not.toBe(mark);
});

test('without the mark a page equals what browsers render', () => {
  const text = '<p>nonce="of a text"</p>';
  expect(withoutMark(inPieces(page(text)), mark).toString()).toBe(
    `<html><head><script>${ours}</script></head><body>${text}` +
      '<script type="module" async="">import "/assets/home.js";</script></body></html>',
  );
});

test('forms go to our own origin, and to the page of a payment provider if there is one', () => {
  const targets = (payAt?: string) => /form-action ([^;]*)/.exec(finishPage(page(''), mark, { payAt }).policy)?.[1];
  expect(targets()).toBe("'self'");
  expect(targets('https://api.razorpay.com')).toBe("'self' https://api.razorpay.com");
});

test('pictures and requests are same-origin, and street tiles come from the operator’s server', () => {
  const policy = (tilesAt?: string) => finishPage(page(''), mark, { tilesAt }).policy;
  expect(policy()).toMatch(/img-src 'self' data:; .*connect-src 'self';/);
  expect(policy('https://tiles.example')).toMatch(
    /img-src 'self' data: https:\/\/tiles\.example; .*connect-src 'self' https:\/\/tiles\.example;/,
  );
  expect(policy('https://tiles.example').match(/tiles\.example/g)).toHaveLength(2);
});

test('no text becomes code without our policy', () => {
  expect(finishPage(page(''), mark).policy).toMatch(/require-trusted-types-for 'script'; trusted-types default/);
});

const scripted =
  `<html><head><link rel="modulepreload" href="/assets/base.js" nonce="${mark}"/>` +
  `<link rel="modulepreload" crossorigin="" href="/assets/home.js" nonce="${mark}"/><link rel="stylesheet" href="/assets/app.css"/>` +
  `<link rel="preload" href="/assets/a.woff2" nonce="${mark}"/></head><body><script nonce="${mark}">window.x=1</script>` +
  `<script nonce="${mark}" type="module" async="">import "/assets/home.js";</script></body></html>`;

test('scripts and their preloads leave the first load; everything else stays', () => {
  const { html, policy } = finishPage(scripted, mark);
  // the two of the page and the starter: a link that carries the mark allows nothing
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script type="later">import "/assets/home.js";</script>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/app.css"/><link rel="preload" href="/assets/a.woff2"/>');
  expect(html).toContain('<script>window.x=1</script>');
});

test('the starter knows what to preload and is last in the body', () => {
  expect(finishPage(scripted, mark).html).toMatch(
    /\(\["\/assets\/base\.js","\/assets\/home\.js"\]\)<\/script><\/body><\/html>$/,
  );
});

test('a page without scripts stays unchanged, whatever characters it has', () => {
  const text = '<html><body>Nothing found for “₹ 𝒢𝓄𝒶”</body></html>';
  expect(finishPage(text, mark).html).toBe(text);
});

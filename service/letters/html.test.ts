import { expect, test } from 'vitest';
import { escapeHtml, html, raw } from './html.ts';
import { greeting, oneLine } from './text.ts';

test('every interpolation is escaped, in elements, attributes and lists', () => {
  const hostile = `<img src=x onerror="alert('1')">&amp;`;
  const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;';
  expect(escapeHtml(hostile)).toBe(escaped);
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
  expect(html`${['<', html`<b>${'>'}</b>`, 3]}`.text).toBe('&lt;<b>&gt;</b>3');
});

test('markup of our own is not escaped twice', () => {
  expect(html`<p>${html`<b>${'&'}</b>`}${raw('<br>')}</p>`.text).toBe('<p><b>&amp;</b><br></p>');
});

test('one line has no line breaks, controls or reversed text, and an end', () => {
  expect(oneLine('a\r\nBcc: b@c.d\0\u202Egnp.exe ')).toBe('a Bcc: b@c.d gnp.exe');
  expect(oneLine('x'.repeat(5_000), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(oneLine('🛕'.repeat(20), 5)).toBe('🛕🛕🛕🛕…');
  expect(oneLine('\ud800')).toBe('\ufffd');
});

test('a greeting names people, never links or addresses', () => {
  expect(greeting('Dr. A.P.J. Abdul Kalam')).toBe('Hello Dr. A.P.J. Abdul Kalam,');
  expect(greeting('अशोक कुमार')).toBe('Hello अशोक कुमार,');
  for (const name of ['', ' ', 'Win at evil.com', 'https://evil', 'mail me@evil', 'www.evil.in/x', 'call: 1']) {
    expect(greeting(name)).toBe('Hello,');
  }
});

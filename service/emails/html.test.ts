import { expect, test } from 'vitest';
import { escapeHtml, html, raw } from './html.ts';

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

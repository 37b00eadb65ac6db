import { createHash } from 'node:crypto';

/** The style of the documentation, embedded in each page, so that nothing else has to be loaded. */
export const style = `
:root { color-scheme: light dark; --paper: #fcf9f4; --card: #fff; --sunk: #f3ece1; --ink: #211a16; --soft: #544940; --line: #e4d9ca; --accent: #b5371f; --support: #0e5a5a; }
@media (prefers-color-scheme: dark) { :root { --paper: #17120f; --card: #211a16; --sunk: #2c231d; --ink: #f7efe6; --soft: #cdbfb2; --line: #43372e; --accent: #f08a6c; --support: #7cc6bd; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 Figtree, system-ui, sans-serif; overflow-wrap: break-word; }
.skip { position: absolute; left: 8px; top: -100px; background: var(--card); padding: 8px 16px; }
.skip:focus { top: 8px; }
:focus-visible { outline: 3px solid var(--support); outline-offset: 2px; border-radius: 4px; }
.frame { max-width: 1240px; margin: 0 auto; padding: 0 16px; display: grid; gap: 0 48px; }
header { padding: 24px 0 0; }
header a { font: 700 20px/1.2 Figtree, system-ui, sans-serif; color: var(--ink); text-decoration: none; }
nav { padding: 16px 0; }
nav h2 { font: 600 13px/1.4 Figtree, system-ui, sans-serif; letter-spacing: .04em; text-transform: uppercase; color: var(--soft); margin: 16px 0 4px; }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 20px; }
nav a { display: block; padding: 6px 0; color: var(--ink); text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav a[aria-current] { color: var(--accent); font-weight: 600; }
main { padding: 8px 0 96px; min-width: 0; }
h1, h2, h3 { font-weight: 700; line-height: 1.2; letter-spacing: -.015em; text-wrap: balance; }
h1 { font-size: 40px; margin: 16px 0; }
h2 { font-size: 28px; margin: 56px 0 12px; }
h3 { font-size: 20px; margin: 0 0 8px; }
h4 { font-size: 14px; margin: 24px 0 4px; color: var(--soft); }
p, ul, ol { margin: 0 0 16px; max-width: 72ch; }
.soft { color: var(--soft); }
a { color: var(--accent); }
code, pre { font: 14px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
code { overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunk); border-radius: 12px; padding: 16px; margin: 8px 0 16px; }
table { width: 100%; border-collapse: collapse; margin: 4px 0 16px; font-size: 15px; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
th { font-size: 13px; color: var(--soft); font-weight: 600; }
table { table-layout: fixed; }
.triples th:first-child { width: 34%; }
.triples th:nth-child(2) { width: 22%; }
.pairs th:first-child { width: 22%; }
.wide th:first-child { width: 45%; }
.call { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 24px; margin: 24px 0; }
.call h3 { font: 600 16px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 64px; margin-right: 8px; padding: 2px 8px; border-radius: 8px; background: var(--support); color: var(--paper); font-size: 13px; text-align: center; }
.DELETE { background: var(--accent); }
details summary { cursor: pointer; padding: 8px 0; font-weight: 600; }
@media (min-width: 960px) {
  .frame { grid-template-columns: 220px minmax(0, 1fr); }
  header { grid-column: 1 / -1; }
  nav ul { display: block; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; }
}
@media (max-width: 600px) { h1 { font-size: 32px; } .call { padding: 16px; } td, th { padding-right: 8px; } }
`;

/** No scripts, the style above, nothing external. */
export const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mark } from '../../artwork/mark.ts';
import { documentsOfflineCheckTexts } from '../../messages/en/documents/offline-check.ts';
import type { Translate } from '../../messages/translate.ts';
import { addressIn } from '../core/language-address.ts';
import { checkSignature, signatureTexts } from './check-signature.ts';
import type { publicKey } from './voucher-token.ts';

/** The picture of the page, which the service worker caches too. */
export const picture = '/artwork/hero-himalaya-7.tall.svg';

const { resolve } = createRequire(import.meta.url);
const fontFace = (name: string, file: string, weight: string) =>
  `@font-face{font-family:${name};font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(resolve(file)).toString('base64')})}`;

// a copy of the storefront's colours (storefront/ui/look.css), because this page loads nothing else
const light =
  '--paper:#fcf9f4;--card:#fff;--sunk:#f3ece1;--line:#8d7c6e;--ink:#211a16;--soft:#544940;--accent:#b5371f;' +
  '--strong:#962a15;--on:#fff;--support:#0e5a5a;--danger:#a3211b;--danger-soft:#fbe6e3;--success:#1c6240;--success-soft:#e1f1e6';
const dark =
  '--paper:#17120f;--card:#211a16;--sunk:#2c231d;--line:#9c8b7d;--ink:#f7efe6;--soft:#cdbfb2;--accent:#f08a6c;' +
  '--strong:#f7a58d;--on:#2a0f07;--support:#7cc6bd;--danger:#f39a92;--danger-soft:#431d19;--success:#8fd0a8;--success-soft:#17342a';
const rules = `
:root{color-scheme:light dark;${light}}
@media(prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
body{margin:0;display:grid;min-height:100dvh;background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,system-ui,sans-serif;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
a{color:var(--support);font-weight:600}
:focus-visible{outline:3px solid var(--support);outline-offset:2px;border-radius:6px}
.side{display:flex;flex-direction:column}
header{padding:1rem 1rem 0}
header a{display:inline-flex;align-items:center;gap:.65rem;min-height:2.75rem;color:var(--ink);font:500 1.6rem/1 Fraunces,Georgia,serif;letter-spacing:-.015em;text-decoration:none}
main{width:100%;max-width:30rem;margin:auto;padding:2.5rem 1rem}
h1,h2{margin:0;font-family:Fraunces,Georgia,serif;font-weight:500;letter-spacing:-.015em;line-height:1.15;text-wrap:balance}
h1{font-size:2.25rem}h2{font-size:1.5rem;margin-top:.75rem}
p{margin:.75rem 0 0;color:var(--soft)}
form{margin-top:1.75rem}
label{display:block;margin-bottom:.4rem;font-weight:600}
textarea{display:block;width:100%;padding:.75rem 1rem;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--ink);font:inherit;resize:vertical}
button{width:100%;min-height:3rem;margin-top:.75rem;border:0;border-radius:12px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--strong)}
output{display:block;margin-top:1.5rem}
output:empty{display:none}
output div{padding:1.25rem;border-radius:16px;background:var(--danger-soft)}
output .sound{background:var(--success-soft)}
output strong{display:flex;align-items:center;gap:.5rem;color:var(--danger);font-size:1.125rem}
output .sound strong{color:var(--success)}
output p{color:var(--ink)}
output strong:before{content:"";flex:none;width:1.5rem;height:1.5rem;background:currentColor;clip-path:polygon(20% 8%,50% 38%,80% 8%,92% 20%,62% 50%,92% 80%,80% 92%,50% 62%,20% 92%,8% 80%,38% 50%,8% 20%)}
output .sound strong:before{clip-path:polygon(14% 46%,4% 58%,40% 92%,98% 20%,86% 10%,39% 68%)}
.small{margin-top:2rem;font-size:.875rem}
img{display:none}
@media(min-width:48rem){header{padding:2rem 2.5rem 0}}
@media(min-width:64rem){body{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr)}img{display:block;position:sticky;top:0;width:100%;height:100dvh;object-fit:cover;background:var(--sunk)}}`;

const shown = (
  key: string,
  texts: string,
  checkOnline: string,
  folder: string,
) => `const key=${key};const texts=${texts};const check=${checkSignature};
const box=document.getElementById("code"),out=document.getElementById("found");
const put=(name,text)=>{const one=document.createElement(name);one.textContent=text;return one};
async function look(text){
const token=text.trim().split("/").pop().split(/[?#]/)[0];if(!token||token==="offline")return;
const found=await check(token,key,Date.now(),texts),card=document.createElement("div");card.className=found.sound?"sound":"";
card.append(put("strong",found.title));if(found.name)card.append(put("h2",found.name),put("p",found.days));
card.append(put("p",found.text));
if(found.name){const link=put("a",${checkOnline}),line=put("p","");link.href=${folder}+token;line.append(link);card.append(line)}
out.replaceChildren(card)}
document.querySelector("form").addEventListener("submit",event=>{event.preventDefault();void look(box.value)});
void look(location.pathname);
if(navigator.serviceWorker)void navigator.serviceWorker.register(${folder}+"worker.js")`;

/** A value in a script. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the page that checks signatures with that key, and the texts of its style and script. */
export function offlinePage(
  t: Translate,
  key: ReturnType<typeof publicKey>,
): { html: string; style: string; script: string } {
  const style =
    fontFace('Fraunces', '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2', '500') +
    fontFace('Figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', '300 900') +
    rules;
  const script = shown(
    JSON.stringify(key),
    inScript(signatureTexts(t)),
    inScript(t(documentsOfflineCheckTexts.checkOnline)),
    inScript(addressIn(t.language, '/verify/')),
  );
  const html = `<!doctype html><html lang="${t.language}-IN"><head><meta charset="utf-8"><title>${t(documentsOfflineCheckTexts.pageTitle)}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${style}</style></head><body><div class="side">
<header><a href="${addressIn(t.language, '/')}"><svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true">${mark(8)}</svg>Padharo</a></header><main>
<h1>${t(documentsOfflineCheckTexts.title)}</h1>
<p>${t(documentsOfflineCheckTexts.lead)}</p>
<form><label for="code">${t(documentsOfflineCheckTexts.link)}</label><textarea id="code" rows="4" autocomplete="off" spellcheck="false" required></textarea>
<button>${t(documentsOfflineCheckTexts.check)}</button></form><output id="found" aria-live="polite"></output>
<noscript><p>${t(documentsOfflineCheckTexts.needsJavascript)}</p></noscript></main></div><img src="${picture}" alt="" width="800" height="1100"><script>${script}</script></body></html>`;
  return { html, style, script };
}

import { createContext } from 'react';

/**
 * The mark that a render writes on its own inline scripts. No one outside knows it, so the server can tell them from
 * scripts in user text and only allow its own. The mark is not sent. Undefined in browsers.
 */
export const ScriptMark = createContext<string | undefined>(undefined);

/**
 * Runs before the first picture is requested, and listens as long as the page is open: a broken picture is replaced by
 * the default of its kind (picture.tsx), whether server or browser rendered it. Free of characters that HTML would
 * escape.
 */
export const brokenPictures =
  'addEventListener(`error`,function(event){var image=event.target,kind,spare;if(image instanceof HTMLImageElement){' +
  'kind=image.dataset.kind;spare=kind?`/default-`+kind+`.svg`:`/placeholder.svg`;' +
  'if(image.getAttribute(`src`)!==spare){' +
  'image.parentNode.querySelectorAll(`source`).forEach(function(source){source.removeAttribute(`srcset`)});' +
  'image.removeAttribute(`srcset`);image.src=spare}}},true)';

/**
 * Runs before everything else. If the browser blocks storage, reading `sessionStorage` throws, and the router reads it
 * to restore the scroll position: it then gets a fake that stores nothing. (Our own reads catch the error: storage.ts.)
 * Free of characters that HTML would escape.
 */
export const fakeStorage =
  'try{sessionStorage}catch{Object.defineProperty(window,`sessionStorage`,{value:{getItem(){return null},setItem(){},removeItem(){}}})}';

/**
 * Runs before the first paint: marks the document if this device stores a session, so that 'Sign in' does not flash for
 * signed-in users. The page itself stays the same for everyone. Free of characters that HTML would escape.
 */
export const sessionMark =
  'try{if(localStorage.jwt)if(localStorage.user)document.documentElement.dataset.session=`kept`}catch{}';

/**
 * Runs first of all, under `require-trusted-types-for 'script'`: decides what may become markup, code or the address of
 * code. React creates script elements from one constant text, structured data contains no tags, a created script must
 * equal one of the page (the starter's, or the head's when React creates it again) and still needs its hash in the
 * policy, and code comes from our own files. Free of characters that HTML would escape.
 */
export const trustedTypes =
  'if(window.trustedTypes)trustedTypes.createPolicy(`default`,{' +
  'createHTML(text){return text===`\\x3cscript\\x3e\\x3c/script\\x3e`||!text.includes(`\\x3c`)?text:null},' +
  'createScript(text){return Array.from(document.scripts).some(function(one){return one.textContent===text})?text:null},' +
  'createScriptURL(address){const {origin,pathname}=new URL(address,location.origin);' +
  'return origin===location.origin?pathname.startsWith(`/assets/`)||pathname===`/trip-worker.js`?address:null:null}})';

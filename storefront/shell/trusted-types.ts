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
  'return origin===location.origin?pathname.startsWith(`/assets/`)?address:null:null}})';

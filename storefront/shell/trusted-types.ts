/**
 * Runs first of all, under `require-trusted-types-for 'script'`: what may become markup, code or the address of code.
 * React makes script elements from one constant text, structured data has no tag in it, a script that is made says what
 * one of the page says already (the starter's, or the head's when React makes it again) and still needs its hash in the
 * policy, and code comes from our own files. Free of signs that HTML would escape.
 */
export const trustedTypes =
  'if(window.trustedTypes)trustedTypes.createPolicy(`default`,{' +
  'createHTML(text){return text===`\\x3cscript\\x3e\\x3c/script\\x3e`||!text.includes(`\\x3c`)?text:null},' +
  'createScript(text){return Array.from(document.scripts).some(function(one){return one.textContent===text})?text:null},' +
  'createScriptURL(address){const {origin,pathname}=new URL(address,location.origin);' +
  'return origin===location.origin?pathname.startsWith(`/assets/`)?address:null:null}})';

/**
 * Runs before everything else. If the browser blocks storage, reading `sessionStorage` throws, and the router reads it
 * to restore the scroll position: it then gets a fake that stores nothing. (Our own reads catch the error: storage.ts.)
 * Free of characters that HTML would escape.
 */
export const fakeStorage =
  'try{sessionStorage}catch{Object.defineProperty(window,`sessionStorage`,{value:{getItem(){return null},setItem(){},removeItem(){}}})}';

/**
 * Runs before everything else: where the browser refuses storage, even to look at `sessionStorage` throws. The router
 * does, to find the place on the page again, so there it finds one that keeps nothing. (Our own reads of storage catch
 * it: storage.ts.) Free of signs that HTML would escape.
 */
export const storageStandIn =
  'try{sessionStorage}catch{Object.defineProperty(window,`sessionStorage`,{value:{getItem(){return null},setItem(){},removeItem(){}}})}';

/**
 * Runs before the first paint: marks the document if this device stores a session, so that 'Sign in' does not flash for
 * signed-in users. The page itself stays the same for everyone. Free of characters that HTML would escape.
 */
export const sessionMark =
  'try{if(localStorage.jwt)if(localStorage.user)document.documentElement.dataset.session=`kept`}catch{}';

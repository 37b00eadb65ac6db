/**
 * Runs before the first paint: marks the document when this device keeps a session, so that 'Sign in' does not flash
 * for those who are signed in. The page itself stays equal for everyone. Free of signs that HTML would escape.
 */
export const sessionMark =
  'try{if(localStorage.jwt)if(localStorage.user)document.documentElement.dataset.session=`kept`}catch{}';

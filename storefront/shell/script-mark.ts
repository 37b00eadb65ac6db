import { createContext } from 'react';

/**
 * What a render writes on its own inline scripts, a word that nobody outside knows: by it the server tells them from
 * scripts that came in with somebody's text, and allows only them. The word itself is not sent. Undefined in browsers.
 */
export const ScriptMark = createContext<string | undefined>(undefined);

import { createContext } from 'react';

/**
 * The mark that a render writes on its own inline scripts. No one outside knows it, so the server can tell them from
 * scripts in user text and only allow its own. The mark is not sent. Undefined in browsers.
 */
export const ScriptMark = createContext<string | undefined>(undefined);

import { createContext, use } from 'react';
import { bareFrame } from './frame.ts';

/** What the operator calls the site; the root of all pages says it. */
export const Site = createContext(bareFrame.site);

export const useSite = () => use(Site);

import { createContext, use } from 'react';
import { bareFrame } from './frame.ts';

/** The operator's name for the site, from the root's data. */
export const Site = createContext(bareFrame.site);

export const useSite = () => use(Site);

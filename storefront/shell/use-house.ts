import { createContext, use } from 'react';
import { bareFrame } from './frame.ts';

/** What the operator calls the house; the root of all pages says it. */
export const House = createContext(bareFrame.house);

export const useHouse = () => use(House);

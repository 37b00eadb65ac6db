import { createContext } from 'react-router';
import type { Context } from '../service/platform/context.ts';

/** Where loaders and actions find the context that verbs take: `context.get(service)`. */
export const service = createContext<Context>();

/** Where the render of a page finds the word that marks its own scripts (shell/script-mark.ts). */
export const scriptMark = createContext<string>();

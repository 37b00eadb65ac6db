import { createContext } from 'react-router';
import type { Context } from '../service/platform/context.ts';

/** Where loaders and actions find the context that verbs take: `context.get(service)`. */
export const service = createContext<Context>();

import { useRouteLoaderData } from 'react-router';
import type { FrameData } from './frame.ts';
import type { loader } from './shop-layout.tsx';

/** How the operator is reached, on the pages of the shop; null while nobody can say. */
export function useContact(): FrameData['contact'] {
  return useRouteLoaderData<typeof loader>('shell/shop-layout')?.frame.contact ?? null;
}

import type { Viewer } from '../../core/viewer.ts';

/** Who did it, by the name in the back office; the person itself, who deleted his account. */
export function actorOf(viewer: Viewer): string {
  if (viewer.kind !== 'user') return viewer.kind === 'operator' ? 'command line' : 'the house';
  return viewer.role === 'traveller' ? 'the person' : viewer.username;
}

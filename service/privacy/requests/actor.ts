import type { Viewer } from '../../core/viewer.ts';

/** Who acted, by their name in the back office; 'the person' if they deleted their own account. */
export function actorOf(viewer: Viewer): string {
  if (viewer.kind !== 'user') return viewer.kind === 'operator' ? 'command line' : 'the house';
  return viewer.role === 'traveller' ? 'the person' : viewer.username;
}

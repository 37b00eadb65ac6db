export const publicCaching = 'public, max-age=0, must-revalidate';
export const privateCaching = 'private, no-store';

/** For pages that are equal for every visitor: the server may keep them, browsers ask again. */
export function publicPage(): HeadersInit {
  return { 'Cache-Control': publicCaching };
}

/** For pages that belong to the one who asked. */
export function privatePage(): HeadersInit {
  return { 'Cache-Control': privateCaching };
}

export const publicCaching = 'public, max-age=0, must-revalidate';
export const privateCaching = 'private, no-store';

/** For pages that are equal for every visitor: the server may keep them, browsers ask again. */
export function publicPage(): Record<string, string> {
  return { 'Cache-Control': publicCaching };
}

/** For pages that belong to the one who asked. */
export function privatePage(): HeadersInit {
  return { 'Cache-Control': privateCaching };
}

/** For such pages with a form: what was said to one who sent it is for nobody else. */
export function publicUnlessSent({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  return { 'Cache-Control': actionHeaders.get('Cache-Control') ?? publicCaching };
}

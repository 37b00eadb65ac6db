export const publicCaching = 'public, max-age=0, must-revalidate';
export const privateCaching = 'private, no-store';

/** For pages that are the same for every visitor: the server may cache them, browsers revalidate. */
export function publicPage(): Record<string, string> {
  return { 'Cache-Control': publicCaching };
}

/** For pages of a single visitor. */
export function privatePage(): HeadersInit {
  return { 'Cache-Control': privateCaching };
}

/** For public pages with a form: the answer to a submitted form is for its sender only. */
export function publicUnlessSent({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  return { 'Cache-Control': actionHeaders.get('Cache-Control') ?? publicCaching };
}

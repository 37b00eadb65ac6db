/**
 * Delays the first paint until the parser has reached this point, so that the parts of the page do not push each other
 * aside. Browsers without support ignore it.
 */
export function PaintedAfter({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}

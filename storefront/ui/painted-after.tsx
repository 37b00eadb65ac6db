/**
 * The page is first painted when it has been read as far as here, and not while its parts come one by one and push each
 * other aside. Browsers that do not know how to wait do not.
 */
export function PaintedAfter({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}

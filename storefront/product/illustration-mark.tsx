/** Says to the eye that a picture is drawn; its alternative text says so to everybody else. */
export function IllustrationMark({
  small = false,
}: {
  /** It has no room there on phones: the picture above says it. */ small?: boolean;
}) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute top-3 left-3 rounded-full bg-card/90 px-2.5 py-0.5 text-xs font-medium text-ink-soft ${small ? 'max-md:hidden' : ''}`}
    >
      Illustration
    </span>
  );
}

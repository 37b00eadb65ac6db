/** Marks a picture as a drawing for the eye; its alternative text does so for screen readers. */
export function IllustrationMark({
  small = false,
}: {
  /** Hidden on phones, where there is no room and the picture above has the mark. */ small?: boolean;
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

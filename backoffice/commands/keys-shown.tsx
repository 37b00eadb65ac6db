/** Keys that are pressed together or one after another. A control with a key has `aria-keyshortcuts`. */
export function Keys({ of, className = '' }: { of: readonly string[]; className?: string }) {
  return (
    <span aria-hidden="true" className={`inline-flex shrink-0 gap-1 ${className}`}>
      {of.map((key) => (
        <kbd key={key} className="key">
          {key}
        </kbd>
      ))}
    </span>
  );
}

/** Keys that are pressed together or one after another. Beside a control `aria-keyshortcuts` says it. */
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

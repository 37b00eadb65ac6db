import { useEffect, useRef } from 'react';

/** New recovery codes, shown once. They take the focus, because the form that created them is gone. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <p className="text-ink-soft">
        Each of them stands in once for your authenticator, if you lose it. Print them, or keep them where you keep
        passwords.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunk p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}

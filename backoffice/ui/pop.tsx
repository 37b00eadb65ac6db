import { type ReactNode, useEffect, useRef } from 'react';
import { AdminIcon } from './admin-icon.tsx';

/**
 * A button that opens a small form below it, with and without scripts. Esc and a press outside close it; Esc returns
 * the focus.
 */
export function Pop({
  label,
  open = false,
  className = '',
  children,
}: {
  label: ReactNode;
  open?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (ref.current?.open && target instanceof Node && !ref.current.contains(target)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  return (
    <details
      ref={ref}
      open={open}
      className={`group pop relative ${className}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !ref.current?.open) return;
        event.preventDefault();
        ref.current.open = false;
        ref.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none md:min-h-9 items-center gap-1.5 rounded-field px-3 text-sm font-semibold whitespace-nowrap hover:bg-sunk [&::-webkit-details-marker]:hidden">
        {label}
        <AdminIcon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pop-box rounded-card border border-line bg-card p-4 shadow-panel">{children}</div>
    </details>
  );
}

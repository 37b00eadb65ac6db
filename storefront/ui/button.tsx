import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-card text-ink hover:border-ink hover:bg-sunk',
  quiet: 'text-ink hover:bg-sunk',
  danger: 'border border-danger bg-card text-danger hover:bg-danger-soft',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-11 px-4 text-sm',
  md: 'min-h-12 px-5 text-base',
  lg: 'min-h-14 px-7 text-lg',
};

const base =
  'inline-flex items-center justify-center gap-2 rounded-field font-semibold text-center transition-colors duration-150 ' +
  'select-none disabled:opacity-55 aria-disabled:cursor-progress';

/** The classes of a button, for elements that are not a `Button`. */
export function buttonLook({ variant = 'primary', size = 'md' }: Look, className = ''): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Work is in progress: the button keeps its focus and its text, shows a spinner and does not fire again. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ ...(variant && { variant }), ...(size && { size }) }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Ring /> : null}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={buttonLook({ ...(variant && { variant }), ...(size && { size }) }, className)} />;
}

/** A spinner; `label` is for screen readers. */
export function Spinner({ label, className = 'size-6' }: { label: string; className?: string }) {
  return (
    <span role="status" className="inline-flex items-center justify-center text-accent">
      <Ring className={className} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

export function Ring({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`animate-spin ${className}`}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

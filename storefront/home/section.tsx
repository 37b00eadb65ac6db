import type { ReactNode } from 'react';

/** A section of a landing page under its heading, with an optional word above it. */
export function Section({
  id,
  label,
  title,
  text,
  more,
  children,
}: {
  id: string;
  label?: string;
  title: string;
  text: string;
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="page mt-14 md:mt-20">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-8">
        <div>
          {label ? <p className="text-sm font-semibold tracking-wide text-accent">{label}</p> : null}
          <h2 id={id} className="text-3xl md:text-[2.5rem] md:leading-tight">
            {title}
          </h2>
          <p className="mt-2 max-w-[64ch] text-lg text-pretty text-ink-soft">{text}</p>
        </div>
        {more}
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';

/** A section of a product's page under its heading. */
export function PageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line pt-8 wrap-anywhere md:pt-10">
      <h2 id={`${id}-title`} className="mb-5 text-2xl md:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

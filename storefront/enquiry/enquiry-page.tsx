import type { ReactNode } from 'react';
import { enquiryTexts } from '../../messages/en/enquiry.ts';
import { useText } from '../rendering/text.tsx';

/** A page with an enquiry form, with the contact details beside it, or below it on a phone. */
export function EnquiryPage({
  title,
  lead,
  before,
  form,
  beside,
}: {
  title: string;
  lead: string;
  before?: ReactNode;
  form: ReactNode;
  beside: ReactNode;
}) {
  const t = useText();
  return (
    <div className="page pt-10 md:pt-16">
      <h1 className="text-4xl md:text-5xl md:leading-tight">{title}</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-pretty text-ink-soft md:text-xl">{lead}</p>
      {before}
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_360px]">
        <section aria-labelledby="write" className="rounded-panel bg-card p-6 shadow-card md:p-8">
          <h2 id="write" className="mb-5 text-2xl">
            {t(enquiryTexts.writeToUs)}
          </h2>
          {form}
        </section>
        <div>{beside}</div>
      </div>
    </div>
  );
}

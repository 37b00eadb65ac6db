import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminFrameTexts } from '../../messages/en/admin/frame.ts';
import { Rich } from '../../storefront/rendering/text.tsx';
import { SiteMark } from '../../storefront/ui/site-mark.tsx';
import { AdminTitle } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

/** The logo of the site, linked to Today. */
export function AdminBrand() {
  return (
    <Link to={adminUrls.today} className="inline-flex min-h-11 items-center gap-2.5 font-display text-xl font-semibold">
      <SiteMark size={28} />
      <Rich
        message={adminFrameTexts.brand}
        values={{ admin: (words) => <span className="font-sans text-sm font-medium text-ink-soft">{words}</span> }}
      />
    </Link>
  );
}

/** The frame of a page for visitors who are not signed in. */
export function SignedOutFrame({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-[480px] content-center gap-6 px-4 py-10 outline-none"
    >
      <AdminTitle of={title} />
      <AdminBrand />
      <div className="rounded-panel border border-line bg-card p-6 shadow-card md:p-8">
        <h1 className="text-2xl">{title}</h1>
        {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
        {children ? <div className="mt-6">{children}</div> : null}
      </div>
    </main>
  );
}

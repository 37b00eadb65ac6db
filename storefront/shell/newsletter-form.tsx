import type { FormEvent } from 'react';
import { footerTexts } from '../../messages/en/footer.ts';
import type { Translate } from '../../messages/translate.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';

/** The code of the form is loaded at its first press: most visitors never use it. */
async function subscribe(t: Translate, event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const form = event.currentTarget;
  const { subscribeToNewsletter } = await import('./subscribe-newsletter.ts');
  await subscribeToNewsletter(t, form);
}

/** 'Subscribe to Updates' (ENQUIRY-8). */
export function NewsletterForm() {
  const t = useText();
  return (
    <section aria-labelledby="newsletter" className="needs-script border-b border-on-night/15">
      <div className="page grid items-center gap-x-12 gap-y-5 py-10 md:grid-cols-2">
        <div>
          <h2 id="newsletter" className="text-2xl">
            {t(footerTexts.newsletter)}
          </h2>
          <p className="mt-1 text-on-night-soft">{t(footerTexts.newsletterPromise)}</p>
        </div>
        <form noValidate onSubmit={(event) => void subscribe(t, event)}>
          <label htmlFor="newsletter-email" className="mb-1.5 block text-sm font-semibold">
            {t(footerTexts.email)}
          </label>
          <div className="flex gap-2">
            <input
              id="newsletter-email"
              name="email"
              type="email"
              required
              autoComplete="email"
              maxLength={254}
              aria-describedby="newsletter-answer"
              className="min-h-12 w-full min-w-0 rounded-field border border-line-strong bg-card px-4 text-ink aria-invalid:border-danger aria-invalid:outline-2 aria-invalid:outline-danger"
            />
            <Button type="submit" className="shrink-0">
              {t(footerTexts.subscribe)}
            </Button>
          </div>
          <p id="newsletter-answer" role="status" className="mt-1.5 min-h-6 scroll-mb-4 text-sm font-medium" />
        </form>
      </div>
    </section>
  );
}

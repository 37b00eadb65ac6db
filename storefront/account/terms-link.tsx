import { urls } from '../urls.ts';

/** In a tab of its own: what was typed into the form stays. */
export function TermsLink() {
  return (
    <a href={urls.terms} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-4">
      terms and conditions
    </a>
  );
}

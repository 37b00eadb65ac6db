import { urls } from '../urls.ts';

/** Opens in a new tab, so that the entered values stay. */
export function TermsLink() {
  return (
    <a href={urls.terms} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-4">
      terms and conditions
    </a>
  );
}

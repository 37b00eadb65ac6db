import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { signInTexts } from '../../messages/en/sign-in.ts';
import type { ProviderName } from '../../service/accounts/social/provider.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { Rich, useText } from '../rendering/text.tsx';
import type { loader } from '../root.tsx';
import { urls } from '../urls.ts';

/** Opens in a new tab, so that the entered values stay. */
export function TermsLink({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <a
      href={addressIn(t.language, urls.terms)}
      target="_blank"
      rel="noreferrer"
      className="text-accent underline underline-offset-4"
    >
      {children}
    </a>
  );
}

export const providerLabels: Readonly<Record<ProviderName, string>> = { google: 'Google', facebook: 'Facebook' };

/** The sign-in providers that the operator has set up: part of every page, the same for all visitors. */
export function useProviders(): readonly ProviderName[] {
  return useRouteLoaderData<typeof loader>('root')?.providers ?? [];
}

const marks: Readonly<Record<ProviderName, ReactNode>> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8z"
      />
      <path fill="#34a853" d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24z" />
      <path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z" />
      <path fill="#ea4335" d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1A7.1 7.1 0 0 1 12 4.8z" />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="12" fill="#0866ff" />
      <path
        fill="#fff"
        d="M13.2 24v-8.5h2.9l.5-3.5h-3.4V9.8c0-1 .5-1.9 2-1.9h1.6V4.9s-1.4-.2-2.7-.2c-2.800 0-4.600 1.700-4.600 4.700V12H6.400v3.500h3.100V23.700z"
      />
    </>
  ),
};

/** Buttons to sign in with other providers, if the operator has set up any; then the page `to` is shown. */
export function ConnectButtons({ to }: { to: string }) {
  const t = useText();
  const providers = useProviders();
  if (providers.length === 0) return null;
  return (
    <div className="needs-script grid gap-3">
      <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t(signInTexts.otherWays)}
      </p>
      {providers.map((provider) => (
        <a
          key={provider}
          href={urls.connect(provider, addressIn(t.language, to))}
          rel="nofollow"
          className="inline-flex min-h-12 items-center justify-center gap-3 rounded-field border border-line-strong bg-card px-5 font-semibold text-ink transition-colors duration-150 hover:border-ink hover:bg-sunk"
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            {marks[provider]}
          </svg>
          {t(signInTexts.continueWith, { provider: providerLabels[provider] })}
        </a>
      ))}
      <p className="text-center text-sm text-ink-soft">
        <Rich message={signInTexts.agreeByContinuing} values={{ terms: (words) => <TermsLink>{words}</TermsLink> }} />
      </p>
    </div>
  );
}

import type { ConnectProblem, ProviderName } from '../../service/accounts/social/provider.ts';

export const providerLabels: Readonly<Record<ProviderName, string>> = { google: 'Google', facebook: 'Facebook' };

const problems: Readonly<Record<ConnectProblem, (provider: string) => string>> = {
  denied: (provider) => `You did not allow the sign-in with ${provider}. Nothing was shared with us.`,
  expired: (provider) =>
    `The sign-in with ${provider} took too long, or did not begin in this browser. Please try again.`,
  unavailable: (provider) => `${provider} cannot be reached at the moment. Please try again, or use your email.`,
  'no-email': (provider) =>
    `${provider} told us no email address, and your bookings need one. Please register with your email.`,
  exists: () => 'There is an account with this email address already. Please login with your email and password.',
  blocked: () => 'Your account has been blocked by an administrator',
  staff: () => 'Staff accounts sign in with email and password.',
};

/** Why signing in through a provider failed, as a message. */
export function connectProblem(problem: ConnectProblem, provider: ProviderName | undefined): string {
  return problems[problem](provider ? providerLabels[provider] : 'the provider');
}

/** Why a sign-in through a provider failed. */
export const connectProblems = [
  // the traveller declined at the provider
  'denied',
  // too late, repeated, or not in the browser that began it
  'expired',
  // the provider does not answer as expected
  'unavailable',
  'no-email',
  // the address has an account here, and this person did not prove to own it
  'exists',
  'blocked',
  // staff sign in with password and second factor
  'staff',
] as const;
export type ConnectProblem = (typeof connectProblems)[number];

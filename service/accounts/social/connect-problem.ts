/** Why a sign-in through a provider did not come about. */
export const connectProblems = [
  // the traveller said no over there
  'denied',
  // too late, a second time, or not in the browser that began it
  'expired',
  // the provider does not answer as it should
  'unavailable',
  'no-email',
  // the address has an account here which this person did not prove to own
  'exists',
  'blocked',
  // staff sign in with password and second factor
  'staff',
] as const;
export type ConnectProblem = (typeof connectProblems)[number];

import type { ConnectProblem, ProviderName } from '../../service/accounts/social/provider.ts';
import { AccountHeading } from './account-heading.tsx';
import { connectProblem } from './connect-texts.ts';
import { LoginPage } from './login-page.tsx';
import { Message } from './message.tsx';

/** Explains why signing in through a provider failed, above the other ways to sign in. */
export function NotConnected(props: { to: string; problem: ConnectProblem; provider?: ProviderName | undefined }) {
  const heading = (
    <>
      <AccountHeading title="You are not signed in" />
      <div className="mb-6">
        <Message text={connectProblem(props.problem, props.provider)} focus />
      </div>
    </>
  );
  return <LoginPage to={props.to} heading={heading} />;
}

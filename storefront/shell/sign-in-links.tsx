import { Link } from 'react-router';
import { shellTexts } from '../../messages/en/shell.ts';
import { openSignIn } from '../account/modal-store.ts';
import { warmSignIn } from '../account/sign-in-modals.tsx';
import { useSession } from '../device/session.ts';
import { useHydrated } from '../rendering/later.ts';
import { useText } from '../rendering/text.tsx';
import { urls } from '../urls.ts';

const look = 'inline-flex min-h-11 items-center rounded-full px-5 font-semibold transition-colors';
const outline = `${look} border border-current/45 hover:border-current`;
const filled = `${look} bg-accent text-on-accent hover:bg-accent-strong`;

/** Sign in and Register: links to their pages, or buttons for the dialog once there is JavaScript. */
export function SignInLinks() {
  const t = useText();
  const hydrated = useHydrated();
  const { ready } = useSession();
  return (
    <div className="visitor-only flex gap-2" data-known={ready || undefined}>
      {hydrated ? (
        <>
          <button
            type="button"
            className={outline}
            onClick={() => openSignIn('login')}
            onPointerEnter={warmSignIn}
            onFocus={warmSignIn}
          >
            {t(shellTexts.signIn)}
          </button>
          <button
            type="button"
            className={filled}
            onClick={() => openSignIn('register')}
            onPointerEnter={warmSignIn}
            onFocus={warmSignIn}
          >
            {t(shellTexts.register)}
          </button>
        </>
      ) : (
        <>
          <Link to={urls.login} className={outline}>
            {t(shellTexts.signIn)}
          </Link>
          <Link to={urls.signup} className={filled}>
            {t(shellTexts.register)}
          </Link>
        </>
      )}
    </div>
  );
}

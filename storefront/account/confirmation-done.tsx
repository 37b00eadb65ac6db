import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { confirmEmailTexts } from '../../messages/en/confirm-email.ts';
import type { UserWire } from '../../service/accounts/account-bodies.ts';
import { callApi } from '../device/api.ts';
import { useCart } from '../device/cart.ts';
import { currentSession, storeUser } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { useSite } from '../shell/frame.ts';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { AccountHeading, Message } from './message.tsx';

const onwardMs = 3_000;

/** Shown after the address was confirmed: updates the stored user, and after 3 s opens the cart, or home if it is empty. */
export function ConfirmationDone() {
  const t = useText();
  const { ready, itemCount } = useCart();
  const navigate = useNavigate();
  const site = useSite();
  const next = itemCount > 0 ? urls.cart : urls.home;
  useEffect(() => {
    const { user, token } = currentSession();
    if (!user || !token) return;
    callApi<UserWire>('GET', '/api/users/me').then(storeUser, () => undefined);
  }, []);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => void navigate(next, { replace: true }), onwardMs);
    return () => clearTimeout(timer);
  }, [ready, next, navigate]);
  return (
    <>
      <AccountHeading title={t(confirmEmailTexts.confirmed)} text={t(confirmEmailTexts.welcome, { site })} />
      <Message good text={itemCount > 0 ? t(confirmEmailTexts.openingCart) : t(confirmEmailTexts.openingHome)} />
      <ButtonLink to={next} replace className="mt-5 w-full">
        {itemCount > 0 ? t(confirmEmailTexts.openCart) : t(confirmEmailTexts.openHome)}
      </ButtonLink>
    </>
  );
}

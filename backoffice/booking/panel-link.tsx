import type { ComponentProps } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { adminUrls } from '../urls.ts';
import { addressWithPanel } from './panel-address.ts';

/** The hash with which the panel begins in the form that records a payment. */
export const paymentHash = '#payment';

/** Opens the panel with that booking. */
export function useOpenPanel(): (bookingId: string, hash?: string) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (bookingId, hash = '') => {
    const isBeside = new URLSearchParams(search).has('open');
    void navigate(addressWithPanel(search, bookingId) + hash, {
      preventScrollReset: true,
      replace: isBeside,
      state: { fromList: true },
    });
  };
}

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  bookingId: string;
  hash?: string;
}

/** Opens the booking in the panel; without scripts, or with a key for another tab, its page. */
export function PanelLink({ bookingId, hash, ...rest }: Props) {
  const openPanel = useOpenPanel();
  return (
    <Link
      {...rest}
      to={adminUrls.booking(bookingId)}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openPanel(bookingId, hash);
      }}
    />
  );
}

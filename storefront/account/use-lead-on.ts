import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { currentSession } from '../device/session.ts';
import { urls } from '../urls.ts';

/** Leads people who come to a page for signing in, and are signed in already, on to their bookings. */
export function useLeadOn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (currentSession().token !== null) void navigate(urls.dashboard, { replace: true });
  }, [navigate]);
}

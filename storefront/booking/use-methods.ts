import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { type PaymentMethod, paymentMethods } from './payment-methods.ts';

/**
 * The ways to pay that a cart offers: those of the payment page. Where payments are arranged with the operator, a
 * traveller may still say how.
 */
export function useMethods(): readonly PaymentMethod[] {
  const offered = useRouteLoaderData<typeof loader>('root')?.methods ?? [];
  return offered.length > 0 ? offered : paymentMethods.map(({ id }) => id);
}

import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { type PaymentMethod, paymentMethods } from './payment-methods.ts';

/**
 * The payment methods of a cart: those of the payment page. If payments are arranged with the operator, a traveller can
 * still state a preference.
 */
export function useMethods(): readonly PaymentMethod[] {
  const offered = useRouteLoaderData<typeof loader>('root')?.methods ?? [];
  return offered.length > 0 ? offered : paymentMethods.map(({ id }) => id);
}

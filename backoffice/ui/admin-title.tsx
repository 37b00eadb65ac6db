import { useHouse } from '../../storefront/shell/use-house.ts';

/** The title of a page of the back office in the browser, with what the operator calls the house. */
export function AdminTitle({ of }: { of: string }) {
  return <title>{`${of} · ${useHouse()}`}</title>;
}

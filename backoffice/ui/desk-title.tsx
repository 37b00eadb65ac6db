import { useHouse } from '../../storefront/shell/use-house.ts';

/** The title of a page of the desk in the browser, with what the operator calls the house. */
export function DeskTitle({ of }: { of: string }) {
  return <title>{`${of} · ${useHouse()}`}</title>;
}

import { useSite } from '../../storefront/shell/use-site.ts';

/** The title of a page of the back office in the browser, with what the operator calls the site. */
export function AdminTitle({ of }: { of: string }) {
  return <title>{`${of} · ${useSite()}`}</title>;
}

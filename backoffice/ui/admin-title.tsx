import { useSite } from '../../storefront/shell/use-site.ts';

/** The browser title of a back office page, with the site's name. */
export function AdminTitle({ of }: { of: string }) {
  return <title>{`${of} · ${useSite()}`}</title>;
}

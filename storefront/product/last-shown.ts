import { useEffect } from 'react';

/** The data that a page showed last in this tab, in case its next data fails to load. Nothing on the server. */
export function makeLastShown<Shown>() {
  let last: Shown | undefined;
  return {
    useKept(shown: Shown): void {
      useEffect(() => {
        last = shown;
      });
    },
    shown: (): Shown | undefined => last,
  };
}

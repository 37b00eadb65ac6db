import { useEffect } from 'react';

/** What a page showed last in this tab, for the time when its next data does not come. On the server there is none. */
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

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The id of the field that a page begins with. */
export const firstField = 'first-field';

/** Moves the focus to the first field of a page that was opened from another one, so that people can type at once. */
export function useFirstField(): void {
  const { key } = useLocation();
  const isFromPage = useRef(key !== 'default');
  useEffect(() => {
    if (isFromPage.current) document.getElementById(firstField)?.focus();
  }, []);
}

import { useEffect, useState } from 'react';

const cardOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('.results article[id]') : null;

/** The card that is pointed at or has the focus, in the list or by its pin: its id, and what marks it. */
export function useMarked(): readonly [string | undefined, (id: string | undefined) => void] {
  const [marked, mark] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const point = (event: Event) => mark(cardOf(event)?.id);
    const results = document.querySelector<HTMLElement>('.results');
    results?.addEventListener('pointerover', point, { signal });
    results?.addEventListener('focusin', point, { signal });
    // not when it leaves: a pin that is pointed at next has marked its card by then
    const leave = ({ relatedTarget: to }: PointerEvent) => {
      if (!(to instanceof Node && results?.contains(to))) mark(undefined);
    };
    results?.addEventListener('pointerout', leave, { signal });
    return () => leaving.abort();
  });
  useEffect(() => {
    const card = marked === undefined ? null : document.getElementById(marked);
    if (!card) return;
    card.dataset['marked'] = '';
    return () => {
      delete card.dataset['marked'];
    };
  }, [marked]);
  return [marked, mark];
}

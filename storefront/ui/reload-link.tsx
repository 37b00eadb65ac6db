import type { ComponentProps } from 'react';
import { uiTexts } from '../../messages/en/ui.ts';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from './button.tsx';
import { toast } from './toast.tsx';

/** Opens a page again with a full page load. Offline it does nothing: the browser would show its own error page. */
export function ReloadLink(props: Omit<ComponentProps<typeof ButtonLink>, 'reloadDocument' | 'onClick'>) {
  const t = useText();
  return (
    <ButtonLink
      {...props}
      reloadDocument
      onClick={(event) => {
        if (navigator.onLine) return;
        event.preventDefault();
        toast(t(uiTexts.stillOffline), { kind: 'error' });
      }}
    />
  );
}

import { shellTexts } from '../../messages/en/shell.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { type SocialLink, useSite } from './frame.ts';

const names: Readonly<Record<SocialLink['network'], string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
};

/** The operator's social networks. */
export function SocialLinks({ links, className = '' }: { links: readonly SocialLink[]; className?: string }) {
  const t = useText();
  const site = useSite();
  return (
    <ul className={`flex shrink-0 ${className}`}>
      {links.map(({ network, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="grid size-11 place-items-center rounded-full hover:bg-current/15"
          >
            <Icon name={`network-${network}`} size={18} strokeWidth={1.75} />
            <span className="sr-only">{t(shellTexts.siteOn, { site, network: names[network] })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

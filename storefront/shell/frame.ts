import { createContext, use } from 'react';

/** The settings that the frame of every page shows. */
export interface FrameData {
  /** The operator's name for the site. */
  readonly site: string;
  /** The operator's contact details; null if they are not known. */
  readonly contact: { readonly address: string; readonly phone: string; readonly email: string } | null;
  /** Which of these are still sample values; `catalogue`: so is what is sold. */
  readonly sample: { readonly address?: true; readonly phone?: true; readonly catalogue?: true };
  readonly trust: readonly TrustLine[];
  readonly social: readonly SocialLink[];
}

/** A fact about the operator's identity or another way to contact them. */
export interface TrustLine {
  readonly label: string;
  readonly parts: readonly { readonly text: string; readonly to?: string }[];
}

export interface SocialLink {
  readonly network: 'facebook' | 'instagram' | 'x' | 'youtube' | 'linkedin';
  readonly url: string;
}

export const bareFrame: FrameData = {
  site: 'Padharo',
  contact: null,
  sample: {},
  trust: [],
  social: [],
};

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export function emailLink(email: string): string {
  return `mailto:${email}`;
}

/** The operator's name for the site, from the root's data. */
export const Site = createContext(bareFrame.site);

export const useSite = () => use(Site);

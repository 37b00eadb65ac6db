/** What the settings give to the frame around every page. */
export interface FrameData {
  /** What the operator calls the site. */
  readonly site: string;
  /** How travellers reach the operator; null while nobody can say. */
  readonly contact: { readonly address: string; readonly phone: string; readonly email: string } | null;
  /** What stands beside those of these that are the sample's, and what is said of the whole, until the operator sets his own. */
  readonly sample: {
    readonly address?: string;
    readonly phone?: string;
    readonly all?: readonly [what: string, until: string];
  };
  readonly trust: readonly TrustLine[];
  readonly social: readonly SocialLink[];
}

/** One of the details by which a stranger sees who the operator is, or reaches him. */
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

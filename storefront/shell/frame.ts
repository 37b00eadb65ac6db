/** What the settings give to the frame around every page. */
export interface FrameData {
  /** How travellers reach the operator; null while nobody can say. */
  readonly contact: { readonly address: string; readonly phone: string; readonly email: string } | null;
  readonly social: readonly SocialLink[];
}

export interface SocialLink {
  readonly network: 'facebook' | 'instagram' | 'x' | 'youtube' | 'linkedin';
  readonly url: string;
}

export const bareFrame: FrameData = { contact: null, social: [] };

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export function emailLink(email: string): string {
  return `mailto:${email}`;
}

import {
  type Crop,
  type DrawnSubject,
  draw,
  isSubject,
  type Picture,
  type Setting,
  settingsOf,
} from '../../artwork/draw.ts';

/** A generated picture, as its address names it: `{subject}-{seed}[.{setting}][.{crop}]`. */
export interface ArtworkAddress {
  readonly subject: DrawnSubject;
  readonly seed: number;
  readonly setting?: Setting | undefined;
  readonly crop: Crop;
}

const form = /^([a-z-]+)-(\d{1,4})(?:\.([a-z]+))??(?:\.(wide|tall|square))?$/;

/** Parses an address without its extension; undefined if there is no such picture. Each picture has one address. */
export function readArtworkAddress(name: string): ArtworkAddress | undefined {
  const [, subject = '', seed = '', place, crop = 'landscape'] = form.exec(name) ?? [];
  if (!isSubject(subject) || String(Number(seed)) !== seed) return undefined;
  const setting = place === undefined ? undefined : settingsOf(subject).find((one) => one === place);
  if (place !== undefined && !setting) return undefined;
  return {
    subject,
    seed: Number(seed),
    setting,
    crop: crop === 'wide' || crop === 'tall' || crop === 'square' ? crop : 'landscape',
  };
}

/** The name of a drawing without its crop. */
export function drawingName({ subject, seed, setting }: ArtworkAddress): string {
  return setting ? `${subject}-${seed}.${setting}` : `${subject}-${seed}`;
}

export function drawFrom({ subject, seed, crop, setting }: ArtworkAddress): Picture {
  return draw(subject, seed, crop, setting);
}

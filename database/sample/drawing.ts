import { z } from 'zod';
import { type DrawnSubject, type Setting, settingsOf, subjects } from '../../artwork/draw.ts';

/** A drawn picture: what it shows and which of its variants (0..9999). */
export const drawing = z.tuple([z.enum(subjects), z.int().min(0).max(9999)]);
export type Drawing = readonly [subject: DrawnSubject, seed: number];

/** What is camped, farmed or built small stands outside the town it is sold under. */
const outOfTown: readonly DrawnSubject[] = ['cabin', 'camp', 'farm', 'tents', 'tiny-house'];

/** The setting of a place, or open country where the subject cannot stand in it; a landmark has one of its own. */
export function settingFor(subject: DrawnSubject, setting: Setting): Setting | undefined {
  const possible = settingsOf(subject);
  if (possible.length === 0) return undefined;
  const wanted = (setting === 'city' || setting === 'town') && outOfTown.includes(subject) ? 'plain' : setting;
  return possible.includes(wanted) ? wanted : 'plain';
}

export function pictureUrl([subject, seed]: Drawing, setting: Setting | undefined): string {
  return setting ? `/artwork/${subject}-${seed}.${setting}.svg` : `/artwork/${subject}-${seed}.svg`;
}

/** Icons of sights, by their names in lucide or in artwork/travel-marks.ts; the build draws them (icon-sprite.ts). All are paths. */
export const mapMarks = [
  'castle',
  'church',
  'landmark',
  'mountain',
  'plane',
  'shopping-bag',
  'temple',
  'ticket',
  'train-front',
  'trees',
  'umbrella',
  'waves',
] as const;
export type MapMark = (typeof mapMarks)[number];

const ofKind: Readonly<Record<string, MapMark>> = {
  airport: 'plane',
  caves: 'mountain',
  church: 'church',
  fort: 'castle',
  nature: 'trees',
  railway: 'train-front',
  sight: 'ticket',
  station: 'train-front',
  temple: 'temple',
};
const ofName: readonly (readonly [words: RegExp, mark: MapMark])[] = [
  [/\b(?:fort|qila)\b/i, 'castle'],
  [/\b(?:temples?|mandir|math)\b/i, 'temple'],
  [/\b(?:church|cathedral|basilica)\b/i, 'church'],
  [/\b(?:beach|chowpatty)\b/i, 'umbrella'],
  [/\b(?:lake|sarovar|falls?|backwaters|dam|ghat)\b/i, 'waves'],
  [/\b(?:hill|peak|pass|valley|caves?|point)\b/i, 'mountain'],
  [/\b(?:park|gardens?|bagh|sanctuary|reserve)\b/i, 'trees'],
  [/\b(?:market|bazaar|mall)\b/i, 'shopping-bag'],
];

/** The icon of a sight: that of its kind, or what its English name says. */
export function markOf(kind: string, name: string): MapMark {
  const byName = kind === 'landmark' || kind === 'nature' ? ofName.find(([words]) => words.test(name))?.[1] : undefined;
  return byName ?? ofKind[kind] ?? 'landmark';
}

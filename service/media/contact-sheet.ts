import { gzipSync } from 'node:zlib';
import {
  type Crop,
  type DrawnSubject,
  draw,
  isSubject,
  type Setting,
  settingsOf,
  subjects,
} from '../../artwork/draw.ts';

const crops: readonly Crop[] = ['landscape', 'wide', 'tall', 'square'];
const style = `
  body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; background: #211a16; color: #fcf9f4 }
  a { color: #f0a830 } nav { display: flex; flex-wrap: wrap; gap: 4px 14px; margin-bottom: 20px }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 16px }
  figure { margin: 0 } img { display: block; width: 100%; height: auto } figcaption { padding: 6px 0; opacity: .85 }`;

interface DrawingChoice {
  readonly subject: DrawnSubject;
  readonly seed: number;
  readonly crop: Crop;
  readonly setting?: Setting | undefined;
}

/**
 * An overview of generated pictures for the people who draw them: one of each subject or, with `subject`, 24 seeds of
 * it from `from` on; `crop` and `setting` select variants.
 */
export function contactSheet(query: Readonly<Record<string, unknown>>): string {
  const crop = crops.find((drawing) => drawing === query['crop']) ?? 'landscape';
  const given = typeof query['subject'] === 'string' ? query['subject'] : '';
  const subject = isSubject(given) ? given : undefined;
  const from = Math.max(0, Math.min(9976, Math.trunc(Number(query['from'])) || 0));
  const setting = subject && settingsOf(subject).find((drawing) => drawing === query['setting']);
  const shown: readonly DrawingChoice[] = subject
    ? Array.from({ length: 24 }, (_, i) => ({ subject, seed: from + i, crop, setting }))
    : subjects.map((drawing) => ({ subject: drawing, seed: 1, crop }));
  const link = (words: string, changes: Record<string, string | number | undefined>) => {
    const parameters = Object.entries({ subject, crop, setting, from, ...changes }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    );
    return `<a href="/artwork/?${parameters.join('&amp;')}">${words}</a>`;
  };
  const nav = [
    link('all subjects', { subject: undefined, setting: undefined, from: undefined }),
    ...crops.map((drawing) => link(drawing, { crop: drawing })),
    ...(subject
      ? [
          link('next seeds', { from: from + 24 }),
          ...settingsOf(subject).map((drawing) => link(drawing, { setting: drawing })),
        ]
      : []),
  ];
  const title = subject ? `${subject}, ${crop}, seeds ${from} to ${from + 23}` : `${subjects.length} subjects, ${crop}`;
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>` +
    `<h1>${title}</h1><nav>${nav.join('')}</nav><main>${shown.map((drawing) => figure(drawing, link)).join('')}</main></html>`
  );
}

function figure(
  { subject, seed, crop, setting }: DrawingChoice,
  link: (words: string, to: { subject: string; from: number }) => string,
): string {
  const { svg, alt, width, height } = draw(subject, seed, crop, setting);
  const ending = [setting, crop === 'landscape' ? undefined : crop, 'svg'].filter(Boolean).join('.');
  const kilobytes = (gzipSync(svg).length / 1024).toFixed(1);
  return (
    `<figure><img src="/artwork/${subject}-${seed}.${ending}" alt="${alt}" width="${width}" height="${height}" loading="lazy">` +
    `<figcaption>${link(`${subject} ${seed}`, { subject, from: 0 })} · ${kilobytes} kB<br>${alt}</figcaption></figure>`
  );
}

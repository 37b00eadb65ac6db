import type { ImportReport } from '../../service/import-export/import-content.ts';
import type { Progress } from '../../service/import-export/progress.ts';

/** A message from the server while a file is checked or imported. */
export type ImportNews =
  | { readonly progress: Progress }
  | { readonly report: ImportReport }
  | { readonly refused: string };

const isNews = (value: unknown): value is ImportNews =>
  typeof value === 'object' && value !== null && ('progress' in value || 'report' in value || 'refused' in value);

/** The messages in the complete lines. */
export function newsIn(text: string): readonly ImportNews[] {
  return text
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => {
      const read: unknown = JSON.parse(line);
      return isNews(read) ? [read] : [];
    });
}

import { adminImportTexts } from '../../messages/en/admin/import.ts';
import type { Translate } from '../../messages/translate.ts';
import type { ImportReport } from '../../service/import-export/import-content.ts';
import type { Progress } from '../../service/import-export/import-pictures.ts';
import { adminUrls } from '../urls.ts';

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

/** The progress as text and as a share; the share is undefined if the total is not known. */
export interface Stage {
  readonly words: string;
  readonly share: number | undefined;
}

const stageTexts = {
  checking: adminImportTexts.checkingTheFile,
  pictures: adminImportTexts.importingPictures,
  writing: adminImportTexts.importingEntries,
} as const;

/** Uploads a content file and reports progress. Resolves with the last message of the server. */
export function sendContent(
  t: Translate,
  file: File,
  options: { readonly of: string; readonly write?: string | undefined },
  onStage: (stage: Stage) => void,
): Promise<ImportNews> {
  const { of, write } = options;
  const address = adminUrls.contentFile({ name: file.name, ...(of && { of }), ...(write !== undefined && { write }) });
  const lost = { refused: t(adminImportTexts.connectionLostWhileImporting) };
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) =>
      onStage({ words: t(adminImportTexts.uploadingTheFile), share: total > 0 ? loaded / total : undefined });
    request.onprogress = () => {
      const last = newsIn(request.responseText).at(-1);
      if (!last || !('progress' in last)) return;
      const { doing: stageName, done, of: all } = last.progress;
      const stage = t(stageTexts[stageName]);
      const share = { stage, done: done.toLocaleString('en-IN'), all: all.toLocaleString('en-IN') };
      onStage(
        all > 0
          ? { words: t(adminImportTexts.doneOfAll, share), share: done / all }
          : { words: stage, share: undefined },
      );
    };
    request.onerror = () => resolve(lost);
    request.onload = () => resolve(newsIn(request.responseText).at(-1) ?? lost);
    request.send(file);
  });
}

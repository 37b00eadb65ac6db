import { root } from '../command.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
};

/** Why the pages could not be built: one sentence if a file could not be written, else the output of the build. */
export function explainFailure(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [code = ''] = /\b(?:ENOSPC|EDQUOT|EROFS|EACCES|EPERM)\b/.exec(text) ?? [];
  const reason = reasons[code];
  return reason ? `The pages cannot be built in ${root}: ${reason}.` : text;
}

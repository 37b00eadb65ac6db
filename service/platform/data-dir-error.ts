/** The data directory or a file in it cannot be used. The message is for the operator who starts the site. */
export class DataDirError extends Error {}

const refusals: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of that path is no directory',
  EEXIST: 'there is a file of that name',
};

/** Runs `work`, which writes into that directory. Throws DataDirError if it is not writable. */
export function withWriteErrors<Result>(directory: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = refusals[code];
    if (why === undefined) throw error;
    throw new DataDirError(`DATA_DIR: ${directory} cannot be written: ${why}`, { cause: error });
  }
}

/** The message names the environment variable that is invalid. */
export class ConfigError extends Error {}

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Why a port cannot be opened and what to do, as a sentence with the names of the settings. */
const portRefusals: Readonly<Record<string, (at: ListenAddress, names: { port: string; host: string }) => string>> = {
  EADDRINUSE: ({ host, port }, names) =>
    `${names.port}: another program already uses port ${port} of ${host}. Stop it, or set another ${names.port}.`,
  EACCES: ({ port }, names) =>
    `${names.port}: this user may not use port ${port}. Set ${names.port} to 1024 or higher.`,
  EPERM: ({ port }, names) => `${names.port}: this user may not use port ${port}. Set ${names.port} to 1024 or higher.`,
  EADDRNOTAVAIL: ({ host }, names) =>
    `${names.host}: this machine does not have the address ${host}. Set ${names.host} to one of its addresses, or to 0.0.0.0 for all.`,
  ENOTFOUND: ({ host }, names) =>
    `${names.host}: this machine does not have the address or name ${host}. Set ${names.host} to an address, such as 127.0.0.1.`,
};

/** Opens a port. Throws ConfigError with one sentence if the port or address is not available. */
export async function explainPortErrors<Result>(
  at: ListenAddress,
  names: { readonly port: string; readonly host: string },
  open: () => Promise<Result>,
): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // a host name that DNS cannot resolve now, or at all
    const explain = portRefusals[code === 'EAI_AGAIN' || code === 'EINVAL' ? 'ENOTFOUND' : code];
    if (!explain) throw error;
    throw new ConfigError(explain(at, names), { cause: error });
  }
}

/** The data directory or a file in it cannot be used. The message is for the operator who starts the site. */
export class DataDirError extends Error {}

const writeRefusals: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of this path is not a directory',
  EEXIST: 'a file with this name already exists',
};

/** Runs `work`, which writes into that directory. Throws DataDirError if it is not writable. */
export function withWriteErrors<Result>(directory: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = writeRefusals[code];
    if (why === undefined) throw error;
    throw new DataDirError(`DATA_DIR: cannot write to ${directory}: ${why}`, { cause: error });
  }
}

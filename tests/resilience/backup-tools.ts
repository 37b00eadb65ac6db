import { execFileSync } from 'node:child_process';

const isThere = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Whether backups can be made and restored here. */
export const backupTools = isThere('pg_dump') && isThere('pg_restore');
if (!backupTools) process.stdout.write('Backups are not tried: pg_dump and pg_restore are not installed\n');

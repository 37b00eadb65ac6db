import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Outcome {
  readonly code: number;
  /** The output, if `quiet` suppressed it. */
  readonly output: string;
}

interface Options {
  readonly quiet?: boolean;
  readonly env?: NodeJS.ProcessEnv;
  /** Receives the output in place of our own output. */
  readonly say?: (text: string) => void;
  /** Milliseconds without output after which the command is stopped; a slow machine still prints something. */
  readonly silence?: number;
}

/**
 * Runs a program of the repository to its end, in its root. Signals are passed on, and end this process when the
 * program has ended, so that nothing keeps running.
 */
export function runCommand(command: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: options.quiet || options.say ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    const collect = (text: string) => {
      stopLate?.refresh();
      if (options.quiet) output += text;
      else options.say?.(text);
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);

    let interrupted: NodeJS.Signals | undefined;
    const pass = (signal: NodeJS.Signals) => {
      interrupted = signal;
      child.kill(signal);
    };
    const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
    for (const signal of signals) process.on(signal, pass);
    const { silence } = options;
    const stopLate = silence
      ? setTimeout(() => {
          collect(`stopped: it said nothing for ${silence / 1000} s\n`);
          child.kill('SIGTERM');
          setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
        }, silence)
      : undefined;

    const end = (code: number) => {
      clearTimeout(stopLate);
      for (const signal of signals) process.off(signal, pass);
      if (interrupted) process.exit(128 + constants.signals[interrupted]);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      collect(`${error.message}\n`);
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

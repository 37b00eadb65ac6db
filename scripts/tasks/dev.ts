import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from '../command.ts';

// Restarts the server when files change that it runs directly; pages reload through Vite. Node's own --watch cannot be
// used: it sends messages through the channel of the embedded database's worker.
const watched = [
  'service',
  'artwork',
  'database',
  'storefront/server',
  'storefront/service.ts',
  'backoffice/server',
  'backoffice/back-office.ts',
  'backoffice/urls.ts',
  'server.ts',
  'compose.ts',
];

function open(): ChildProcess {
  // the development builds of packages, which Vite uses too: one copy of the router
  const flags = ['--disable-warning=ExperimentalWarning', '--conditions=development'];
  return spawn(process.execPath, [...flags, 'server.ts'], { cwd: root, stdio: 'inherit' });
}

let server = open();
let restarting = false;
let stopping = false;
watchEnd();

function isRunning(): boolean {
  return server.exitCode === null && server.signalCode === null;
}

function watchEnd(): void {
  server.on('close', (code, signal) => {
    if (stopping) process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
    if (!restarting) process.stdout.write('  The server ended; it starts again when a file changes.\n');
  });
}

async function restart(): Promise<void> {
  if (restarting || stopping) return;
  restarting = true;
  // files of one save arrive one after the other
  await new Promise((resolve) => setTimeout(resolve, 150));
  process.stdout.write('  Files changed, restarting …\n');
  if (isRunning()) {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
  server = open();
  watchEnd();
  restarting = false;
}

for (const path of watched) {
  watch(join(root, path), { recursive: true }, (_event, name) => {
    if (name && /\.(?:ts|sql)$/.test(name) && !name.endsWith('.test.ts')) void restart();
  });
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping = true;
    if (isRunning()) server.kill(signal);
    else process.exit(128 + constants.signals[signal]);
  });
}

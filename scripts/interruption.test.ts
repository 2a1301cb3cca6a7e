import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PROCESS = pathToFileURL(path.join(__dirname, 'lib/process.mjs')).href;

/** Cleans up for a while when it is interrupted, as npm does. */
const COMMAND = `
  const fs = require('node:fs');
  const clean = () => setTimeout(() => {
    fs.writeFileSync('cleaned', '');
    process.exit(0);
  }, 300);
  ['SIGHUP', 'SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, clean));
  setTimeout(() => process.exit(1), 30_000);
  console.log('started');`;

/** A task of two commands, such as a build after the types. */
const TASK = `
  import fs from 'node:fs';
  import { run } from ${JSON.stringify(PROCESS)};
  await run(process.execPath, ['command.cjs'], { cwd: process.cwd() });
  fs.writeFileSync('continued', '');`;

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'a folder of '));
  fs.writeFileSync(path.join(folder, 'command.cjs'), COMMAND);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends a task after its command, and nothing follows', async (signal, code) => {
  const task = spawn(process.execPath, ['--input-type=module', '-e', TASK], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(task.stdout, 'data');
  const exit = once(task, 'exit');
  task.kill(signal);
  expect(await exit).toEqual([code, null]);
  expect(fs.readdirSync(folder).sort()).toEqual(['cleaned', 'command.cjs']);
});

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from './freePort';

/** The path of nginx on Debian and macOS, or undefined if it isn't installed. */
export const NGINX = ['/usr/sbin/nginx', '/usr/local/bin/nginx'].find((file) =>
  fs.existsSync(file),
);

const EXAMPLE = path.resolve('examples/nginx/site.conf');
const START_MS = 15_000;
const POLL_MS = 100;

export interface RunningNginx {
  readonly port: number;
  stop(): Promise<void>;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    http
      .get({ host: '127.0.0.1', port, path: '/x/introduction/' }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      })
      .on('error', () => resolve(false));
  });
}

/**
 * Serves the build with the configuration in `examples/nginx` on a free local port.
 *
 * @throws if nginx isn't installed or doesn't respond
 */
export async function startNginx(): Promise<RunningNginx> {
  if (!NGINX) {
    throw new Error('nginx is not installed: on Debian, `apt-get install nginx-light`.');
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-nginx-'));
  // If nginx runs as root, its workers read files as another user.
  fs.chmodSync(folder, 0o755);
  fs.mkdirSync(path.join(folder, 'www'));
  fs.symlinkSync(path.resolve('build'), path.join(folder, 'www/x'));
  const port = await findFreePort();
  const site = fs
    .readFileSync(EXAMPLE, 'utf8')
    .replaceAll('/srv/www', path.join(folder, 'www'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const types = path.join(folder, 'mime.types');
  fs.copyFileSync('/etc/nginx/mime.types', types);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\n` +
      `events {}\nhttp {\ninclude ${types};\ndefault_type application/octet-stream;\naccess_log off;\n${temporary}\n${site}}\n`,
  );
  const server = spawn(NGINX, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const giveUp = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (Date.now() > giveUp) {
      const log = fs.readFileSync(path.join(folder, 'error.log'), 'utf8');
      await stop();
      throw new Error(`nginx does not answer on port ${port}. Its log: ${log || 'empty'}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { port, stop };
}

import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';

/** The folder of PostgreSQL's programs, or `null` if it isn't installed. */
function findPostgres(): string | null {
  const fromConfig = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const root = '/usr/lib/postgresql';
  const installed = fs.existsSync(root)
    ? fs.readdirSync(root).map((version) => path.join(root, version, 'bin'))
    : [];
  const folders = [fromConfig.stdout?.trim() ?? '', ...installed];
  return folders.find((folder) => folder && fs.existsSync(path.join(folder, 'initdb'))) ?? null;
}

const bin = findPostgres();
const missing = bin ? '' : ' (not installed: on Debian, `apt-get install postgresql`)';

/** Tests that need a PostgreSQL server. They are skipped, and say so, where it isn't installed. */
export function describePostgres(
  title: string,
  define: (startPostgres: () => Promise<{ pool: Pool; stop: () => Promise<void> }>) => void,
): void {
  (bin ? describe : describe.skip)(`${title}${missing}`, () => define(startPostgres));
}

/** Starts a new server with an empty database, which only this process can reach. */
async function startPostgres() {
  // The server refuses to run as root, so it runs as nobody in that case.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: 65534, gid: 65534 } : {};
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-'));
  if (isRoot) {
    fs.chownSync(folder, 65534, 65534);
  }
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(bin ?? '', 'initdb'),
    ['-D', data, '-U', 'docs', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...user, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    throw new Error(`initdb failed: ${made.stderr}`);
  }
  const server = spawn(
    path.join(bin ?? '', 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...user, stdio: 'ignore' },
  );
  const pool = new Pool({ host: folder, user: 'docs', database: 'postgres', max: 2 });
  // The server is stopped while connections can still be idle.
  pool.on('error', () => undefined);
  const stop = async () => {
    await pool.end();
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGINT');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  await untilReady(pool);
  return { pool, stop };
}

async function untilReady(pool: Pool): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('PostgreSQL did not start within 20 s.');
}

import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2022', 'dom'],
  jsx: 'react-jsx',
  types: [],
};

/**
 * Compiles files as a strict application with the packages of this project does.
 *
 * @param files the contents by path
 * @returns what the compiler says: nothing, or its errors
 */
export async function compileFiles(files: Readonly<Record<string, string>>): Promise<string> {
  // In the project, so that its packages are found.
  const folder = await fs.mkdtemp(path.resolve('node_modules/.compiled-'));
  try {
    const config = JSON.stringify({ compilerOptions: OPTIONS, files: Object.keys(files) });
    for (const [name, text] of Object.entries({ ...files, 'tsconfig.json': config })) {
      await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await fs.writeFile(path.join(folder, name), text);
    }
    const compiler = path.resolve('node_modules/typescript-7/bin/tsc');
    const args = [compiler, '-p', folder, '--pretty', 'false', '--checkers', '1'];
    return (await promisify(execFile)(process.execPath, args)).stdout;
  } catch (error) {
    return (error as { readonly stdout?: string }).stdout || String(error);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

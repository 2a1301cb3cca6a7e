/** @jest-environment node */
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { compilationTracker, whenQuiet } from './compilation';
import { derivedFiles } from './derivedFiles';

const listeners: Record<string, () => void> = {};
const hook = (name: string) => ({
  tap: (_plugin: string, listener: () => void) => {
    listeners[name] = listener;
  },
});
const compile = () => listeners.watchRun?.();
const finish = () => listeners.done?.();

beforeAll(() =>
  compilationTracker.apply({
    hooks: { watchRun: hook('watchRun'), done: hook('done'), failed: hook('failed') },
  }),
);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const passed = async (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('whenQuiet', () => {
  it('waits for the end of the compilation, and then for the time', async () => {
    const done = jest.fn();
    compile();
    void whenQuiet(500).then(done);
    await passed(10_000);
    expect(done).not.toHaveBeenCalled();
    finish();
    await passed(499);
    expect(done).not.toHaveBeenCalled();
    await passed(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('goes on after a compilation that failed', async () => {
    const done = jest.fn();
    compile();
    listeners.failed?.();
    void whenQuiet(500).then(done);
    await passed(500);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('waits anew when another one begins', async () => {
    const done = jest.fn();
    finish();
    void whenQuiet(500).then(done);
    await passed(400);
    compile();
    await passed(400);
    finish();
    await passed(400);
    expect(done).not.toHaveBeenCalled();
    await passed(100);
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('derivedFiles', () => {
  const context = { generatedFilesDir: path.join(os.tmpdir(), 'generated'), baseUrl: '/x/' };
  const directory = path.join(context.generatedFilesDir, 'docs-list/public');
  const environment = jest.replaceProperty(process, 'env', { ...process.env });
  afterAll(() => environment.restore());

  it('are written once after many changes, when nothing is compiled', async () => {
    process.env.NODE_ENV = 'development';
    const write = jest.fn(async (outDir: string) => void outDir);
    const files = derivedFiles(context, 'docs-list', write);
    compile();
    files.update();
    files.update();
    finish();
    files.update();
    await passed(1000);
    expect(write.mock.calls).toEqual([[directory]]);
    files.update();
    await passed(1000);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('say why they could not be made, and try again', async () => {
    process.env.NODE_ENV = 'development';
    const warn = jest.spyOn(logger, 'warn').mockImplementation();
    const write = jest.fn().mockRejectedValueOnce(new Error('a.mdx: no title'));
    const files = derivedFiles(context, 'docs-list', write);
    files.update();
    await passed(1000);
    expect(warn).toHaveBeenCalledWith('a.mdx: no title');
    files.update();
    await passed(1000);
    expect(write).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are served from where they lie, below the base URL', () => {
    process.env.NODE_ENV = 'development';
    const { configureWebpack } = derivedFiles(context, 'docs-list', async () => undefined);
    expect(configureWebpack({}, false, {} as never, undefined)).toMatchObject({
      devServer: { static: [{ directory, publicPath: '/x/' }] },
    });
  });

  it('are left to the build in production', async () => {
    process.env.NODE_ENV = 'production';
    const write = jest.fn();
    const files = derivedFiles(context, 'docs-list', write);
    files.update();
    await passed(5000);
    expect(write).not.toHaveBeenCalled();
    expect(files.configureWebpack({}, false, {} as never, undefined)).toEqual({});
  });
});

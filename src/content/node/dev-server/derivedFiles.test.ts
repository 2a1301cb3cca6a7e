import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { whenQuiet } from './compilation';
import { derivedFiles } from './derivedFiles';

jest.mock('./compilation');

const context = { generatedFilesDir: path.join(os.tmpdir(), 'generated'), baseUrl: '/x/' };
const directory = path.join(context.generatedFilesDir, 'docs-list/public');

/** Ends the wait for idle time. */
let becomeQuiet: () => Promise<void>;
const environment = jest.replaceProperty(process, 'env', { ...process.env });

beforeEach(() => {
  jest
    .mocked(whenQuiet)
    .mockReset()
    .mockImplementation(
      () =>
        new Promise((resolve) => {
          becomeQuiet = async () => {
            resolve();
            await new Promise(setImmediate);
          };
        }),
    );
});
afterAll(() => environment.restore());

describe('in development', () => {
  beforeEach(() => {
    process.env.NODE_ENV = 'development';
  });

  it('are written once after many changes, when nothing is compiling', async () => {
    const write = jest.fn(async (outDir: string) => void outDir);
    const files = derivedFiles(context, 'docs-list', write);
    files.update();
    files.update();
    expect(write).not.toHaveBeenCalled();
    await becomeQuiet();
    expect(write.mock.calls).toEqual([[directory]]);
    files.update();
    await becomeQuiet();
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('are written one after the other', async () => {
    let endFirst: (value: undefined) => void = () => undefined;
    const first = new Promise<undefined>((resolve) => {
      endFirst = resolve;
    });
    const write = jest.fn(async (outDir: string) => void outDir).mockReturnValueOnce(first);
    const files = derivedFiles(context, 'docs-list', write);
    files.update();
    await becomeQuiet();
    files.update();
    await becomeQuiet();
    expect(write).toHaveBeenCalledTimes(1);
    endFirst(undefined);
    await new Promise(setImmediate);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('report why they could not be written, and are retried', async () => {
    const warn = jest.spyOn(logger, 'warn').mockImplementation();
    const write = jest.fn().mockRejectedValueOnce(new Error('a.mdx: no title'));
    const files = derivedFiles(context, 'docs-list', write);
    files.update();
    await becomeQuiet();
    expect(warn).toHaveBeenCalledWith('a.mdx: no title');
    files.update();
    await becomeQuiet();
    expect(write).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are served below the base URL', () => {
    const { configureWebpack } = derivedFiles(context, 'docs-list', async () => undefined);
    expect(configureWebpack({}, false, {} as never, undefined)).toMatchObject({
      devServer: { static: [{ directory, publicPath: '/x/' }] },
    });
  });
});

it('are written by the build in production', () => {
  process.env.NODE_ENV = 'production';
  const write = jest.fn();
  const files = derivedFiles(context, 'docs-list', write);
  files.update();
  expect(whenQuiet).not.toHaveBeenCalled();
  expect(files.configureWebpack({}, false, {} as never, undefined)).toEqual({});
});

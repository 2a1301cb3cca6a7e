import fs from 'node:fs';
import path from 'node:path';
import type { PluginModule } from '@docusaurus/types';

const SITE = path.join(__dirname, '..');

const SYNC = ['cpSync', 'mkdirSync', 'renameSync', 'rmSync', 'writeFileSync'] as const;
const ASYNC = ['cp', 'mkdir', 'rename', 'rm', 'writeFile'] as const;

const spies: { readonly mock: { readonly calls: readonly unknown[][] } }[] = [
  ...SYNC.map((name) => jest.spyOn(fs, name)),
  ...ASYNC.map((name) => jest.spyOn(fs.promises, name)),
];

/** The files of the project that were written. Jest itself writes elsewhere. */
const writtenFiles = () =>
  spies
    .flatMap(({ mock }) => mock.calls.flat())
    .filter((argument) => typeof argument === 'string' && argument.startsWith(SITE));

async function readConfiguration() {
  const { default: config } = await import('../docusaurus.config');
  return config;
}

it('is read without writing files', async () => {
  const { plugins = [] } = await readConfiguration();
  expect(plugins).not.toEqual([]);
  expect(writtenFiles()).toEqual([]);
});

it('passes valid options to plugins', async () => {
  const { plugins = [] } = await readConfiguration();
  const validated = plugins.flatMap((entry) => {
    const [plugin, options] = (Array.isArray(entry) ? entry : [entry, {}]) as [
      PluginModule,
      object,
    ];
    return typeof plugin === 'function' && plugin.validateOptions
      ? [plugin.validateOptions({ options, validate: (_schema, given) => given as never })]
      : [];
  });
  expect(validated.length).toBeGreaterThan(3);
});

it('contains every plugin', async () => {
  const { plugins = [] } = await readConfiguration();
  const registered = new Set(plugins.flatMap((entry) => (Array.isArray(entry) ? entry[0] : entry)));
  const files = fs
    .readdirSync(path.join(SITE, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+\/node\/(?:.+\/)?index\.ts$/.test(file.replaceAll(path.sep, '/')))
    .filter((file) =>
      /^export default/m.test(fs.readFileSync(path.join(SITE, 'src', file), 'utf8')),
    );
  expect(files.length).toBeGreaterThan(20);
  const missing = [];
  for (const file of files) {
    const { default: plugin } = (await import(`../src/${file}`)) as { default: PluginModule };
    if (!registered.has(plugin)) {
      missing.push(file);
    }
  }
  expect(missing).toEqual([]);
});

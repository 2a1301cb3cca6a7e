import type { LoadContext } from '@docusaurus/types';
import * as z from 'zod';
import { withOptions } from './withOptions';

const schema = z.strictObject({
  mode: z.enum(['on', 'off']).default('on'),
  hosts: z.array(z.url()).default([]),
  feed: z.strictObject({ id: z.string() }).optional(),
});

const create = jest.fn((_context: LoadContext, options: z.output<typeof schema>) => ({
  name: `docs-example-${options.mode}`,
}));

const plugin = withOptions('docs-example', schema, create);

const validate = (options: object) =>
  plugin.validateOptions?.({ options, validate: (_schema, given) => given as never });

it('passes valid options on, with defaults and the id that Docusaurus expects', () => {
  expect(validate({})).toEqual({ id: 'default', mode: 'on', hosts: [] });
  const options = validate({ id: 'second', mode: 'off' });
  expect(options).toEqual({ id: 'second', mode: 'off', hosts: [] });
  expect(plugin({} as LoadContext, options)).toEqual({ name: 'docs-example-off' });
});

it('says which options are wrong, what was found and expected, and where to correct it', () => {
  expect(() => validate({ mode: 'maybe', hosts: ['https://a.example', 'b'], feed: {} })).toThrow(
    'docusaurus.config.ts passes wrong options to the plugin "docs-example":\n' +
      '  mode is "maybe": Invalid option: expected one of "on"|"off"\n' +
      '  hosts.1 is "b": Invalid URL\n' +
      '  feed.id is missing: Invalid input: expected string, received undefined\n' +
      'Correct them there; the schema of the plugin describes each option.',
  );
});

it('suggests the name of a misspelled option, or lists those that exist', () => {
  expect(() => validate({ mod: 'on' })).toThrow("  mod doesn't exist. Did you mean `mode`?\n");
  expect(() => validate({ speed: 9 })).toThrow(
    "  speed doesn't exist. Known: mode, hosts, feed.\n",
  );
  expect(() => validate({ feed: { id: 'A', size: 1 } })).toThrow("  feed.size doesn't exist.\n");
});

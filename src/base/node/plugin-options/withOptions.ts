import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type * as z from 'zod';
import { didYouMean } from '../author-errors';

/** Docusaurus's id of the only instance of a plugin. */
const DEFAULT_ID = 'default';

type Created<Content> = Plugin<Content> | null | Promise<Plugin<Content> | null>;

/**
 * A plugin whose options are checked before it is created.
 *
 * @param name the plugin's name, which errors contain
 * @param schema of the options, which should be strict, so that misspelled ones are found
 */
export function withOptions<Schema extends z.ZodObject, Content>(
  name: string,
  schema: Schema,
  create: (context: LoadContext, options: z.output<Schema>) => Created<Content>,
): PluginModule {
  const validateOptions = ({ options }: { options: Record<string, unknown> }) => {
    const { id = DEFAULT_ID, ...given } = options;
    const result = schema.safeParse(given);
    if (!result.success) {
      throw new Error(describe(name, schema, given, result.error));
    }
    return { ...result.data, id };
  };
  // Docusaurus expects the function on the plugin.
  return Object.assign(create as PluginModule, {
    validateOptions: validateOptions as unknown as NonNullable<PluginModule['validateOptions']>,
  });
}

function describe(name: string, schema: z.ZodObject, given: object, error: z.ZodError): string {
  const problems = error.issues.flatMap((issue) => {
    const place = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') {
      return `${place} is ${JSON.stringify(valueAt(given, issue.path)) ?? 'missing'}: ${issue.message}`;
    }
    return issue.keys.map((key) => {
      // Zod doesn't say which keys a nested object has.
      const known = place ? [] : Object.keys(schema.shape);
      const hint = didYouMean(key, known) ?? (place ? '' : `Known: ${known.join(', ')}.`);
      return `${place ? `${place}.` : ''}${key} doesn't exist. ${hint}`.trimEnd();
    });
  });
  return (
    `docusaurus.config.ts passes wrong options to the plugin "${name}":\n` +
    `${problems.map((problem) => `  ${problem}`).join('\n')}\n` +
    'Correct them there; the schema of the plugin describes each option.'
  );
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

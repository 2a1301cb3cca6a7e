/** The part of the package that this subject uses. It has no types. */
declare module 'js-yaml' {
  export const JSON_SCHEMA: unknown;
  /** @throws if the text isn't YAML */
  export function load(text: string, options: { schema: unknown }): unknown;
}

/** The messages of minified errors by code, with `%s` for arguments. */
export type ErrorCodes = Readonly<Record<string, string>>;

/** A part of an error message: text of the template, or an argument. */
export type MessagePart = { readonly text: string } | { readonly argument: string | null };

/**
 * Inserts the arguments into a message. A placeholder without an argument stays (`null`), and extra
 * arguments are dropped. Nothing is escaped, because parts are rendered as text.
 */
export function fillMessage(template: string, args: readonly string[]): MessagePart[] {
  return template
    .split('%s')
    .flatMap((text, index): MessagePart[] => [
      ...(index > 0 ? [{ argument: args[index - 1] ?? null }] : []),
      ...(text === '' ? [] : [{ text }]),
    ]);
}

/** Parses the query string: `?code=9&args[]=red`. */
export function parseErrorQuery(search: string): { code: string | null; args: string[] } {
  const query = new URLSearchParams(search);
  return { code: query.get('code'), args: query.getAll('args[]') };
}

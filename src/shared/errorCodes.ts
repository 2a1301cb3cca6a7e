/** Messages of minified errors by their code, with `%s` where an argument goes. */
export type ErrorCodes = Readonly<Record<string, string>>;

/** A piece of an error's message: text of the template, or an argument put into it. */
export type MessagePart = { readonly text: string } | { readonly argument: string | null };

/**
 * Puts the arguments into a message, in order. A place without an argument stays open (`null`);
 * arguments without a place are dropped. Nothing is escaped here: parts are rendered as text.
 */
export function fillMessage(template: string, args: readonly string[]): MessagePart[] {
  return template
    .split('%s')
    .flatMap((text, index): MessagePart[] => [
      ...(index > 0 ? [{ argument: args[index - 1] ?? null }] : []),
      ...(text === '' ? [] : [{ text }]),
    ]);
}

/** What the address asks for: `?code=9&args[]=red`. */
export function parseErrorQuery(search: string): { code: string | null; args: string[] } {
  const query = new URLSearchParams(search);
  return { code: query.get('code'), args: query.getAll('args[]') };
}

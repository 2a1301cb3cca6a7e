import type { ApiTypeText } from '../../../shared/apiModel';
import type { ApiPageDefinition } from '../../../shared/apiPage';
import { fence } from '../page/fence';
import { code, richToMarkdown, typeToText, type ResolveHref } from './text';

type Types = readonly (ApiTypeText | undefined)[];

/** The names in types, in the order in which a reader meets them. */
export function namesIn(types: Types): string[] {
  const refs = types.flatMap((type = []) =>
    type.flatMap((part) => (typeof part === 'string' ? [] : [part.ref])),
  );
  return [...new Set(refs)];
}

function definitionText(
  name: string,
  { description, href, package: packageName, text }: ApiPageDefinition,
  resolve: ResolveHref,
): string {
  const source = `of ${code(packageName)}`;
  if (href) {
    // A name with a page of its own is defined there.
    return `[${code(name)}](${resolve(href)}) ${source}.`;
  }
  return [
    `${code(name)} ${source}:`,
    richToMarkdown(description, resolve),
    fence(typeToText(text), 'ts'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A text and, behind it, what the names in its types mean: a popover tells that on the page. */
export function withTypes(
  text: string,
  types: Types,
  definitions: Readonly<Record<string, ApiPageDefinition>>,
  resolve: ResolveHref,
): string {
  const found = namesIn(types).flatMap((name) => {
    const definition = definitions[name];
    return definition ? [definitionText(name, definition, resolve)] : [];
  });
  return found.length > 0 ? [text, '**Types**', ...found].join('\n\n') : text;
}

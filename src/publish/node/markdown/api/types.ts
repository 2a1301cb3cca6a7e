import type { ApiTypeText } from '../../../../api/shared/apiModel';
import type { ApiPageDefinition } from '../../../../api/shared/apiPage';
import { fence } from '../page/fence';
import { code, richToMarkdown, type ResolveHref } from './text';
import { namesInType, plainType } from '../../../../api/shared/typeText';

type Types = readonly (ApiTypeText | undefined)[];

/** The names in types, in reading order. */
export function namesIn(types: Types): string[] {
  return [...new Set(types.flatMap((type) => namesInType(type)))];
}

function definitionText(
  name: string,
  { description, href, package: packageName, text }: ApiPageDefinition,
  resolve: ResolveHref,
): string {
  const source = `of ${code(packageName)}`;
  if (href) {
    // A name with a page is defined there.
    return `[${code(name)}](${resolve(href)}) ${source}.`;
  }
  return [
    `${code(name)} ${source}:`,
    richToMarkdown(description, resolve),
    fence(plainType(text), 'ts'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Text followed by the definitions of the names in its types, which the page shows in a popover.
 */
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

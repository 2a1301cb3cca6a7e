import type { JsxElement } from '../../../../content/node/page';

/** The value of an attribute: `name="…"`, or the source of `name={…}`. */
export function attributeOf(element: JsxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) {
      const { value } = attribute;
      return typeof value === 'string' ? value : (value?.value ?? 'true');
    }
  }
  return undefined;
}

/** The name in a spread: `api` of `<Members {...api} />`. */
export function spreadOf(element: JsxElement): string | undefined {
  const spread = element.attributes.find(({ type }) => type === 'mdxJsxExpressionAttribute');
  return /^\.\.\.(\w+)$/.exec(String(spread?.value ?? ''))?.[1];
}

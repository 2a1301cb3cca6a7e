import type { ApiProduct } from '../../shared/apiModel';
import { kebabCase } from '../../shared/apiNames';
import { frontMatter, productName } from './stub';
import { importPath } from '../../../delivery/node';

const IMPORT_API = `import * as Api from '${importPath('apiPages')}';`;

/** A props type on the page of all slots. */
export interface SlotPropsSection {
  readonly name: string;
  /** The packages that export it; none for an internal type. */
  readonly imports: readonly string[];
  /** The slots that receive these props, as Markdown. */
  readonly introduction: string;
}

function importText({ imports: [first] }: SlotPropsSection): string {
  return first ? `Import the type from \`${first}\`.` : "The packages don't export this type.";
}

/** The MDX of the page about the props of a product's slots. */
export function slotPropsStub(product: ApiProduct, sections: readonly SlotPropsSection[]): string {
  const name = productName(product);
  return [
    frontMatter(
      `${name} slot props`,
      `The props that the slots of the ${name} receive and that you can set with slotProps.`,
      product,
      true,
    ),
    [
      IMPORT_API,
      ...sections.map((section) => `import ${section.name} from './${section.name}.json';`),
    ].join('\n'),
    'The component in a slot receives these props, and `slotProps` sets them. If the props are those of a documented component, its own page describes them.',
    ...sections.map((section) =>
      [
        `## ${section.name} {#${kebabCase(section.name)}}`,
        [section.introduction, importText(section)].filter(Boolean).join(' '),
        `<Api.Overview {...${section.name}} />`,
        `<Api.Members {...${section.name}} isOneOfMany />`,
      ].join('\n\n'),
    ),
    '',
  ].join('\n\n');
}

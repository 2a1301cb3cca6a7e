import { kebabCase } from '../../shared/apiNames';

const REACT_DOCS: Record<string, string> = {
  AriaAttributes: 'https://developer.mozilla.org/docs/Web/Accessibility/ARIA/Reference/Attributes',
  DOMAttributes: 'https://react.dev/reference/react-dom/components/common#common-props',
  SVGAttributes: 'https://developer.mozilla.org/docs/Web/SVG/Reference/Attribute',
};

/** The URL of the documentation of inherited props. */
export function inheritedHref(packageName: string, from: string): string | undefined {
  if (packageName === 'react') {
    const isHtml = /HTMLAttributes$/.test(from);
    return (
      REACT_DOCS[from] ??
      (isHtml ? 'https://react.dev/reference/react-dom/components/common' : undefined)
    );
  }
  const component = /^(\w+?)(?:Own|Base)?Props$/.exec(from)?.[1];
  return packageName === '@mui/material' && component && component !== 'Common'
    ? `https://mui.com/material-ui/api/${kebabCase(component)}/`
    : undefined;
}

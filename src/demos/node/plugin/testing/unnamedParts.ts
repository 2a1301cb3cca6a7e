import ts from 'typescript';

/** The props that name a component for screen readers. A heatmap passes none of them on. */
const NAMES: readonly (readonly [components: RegExp, props: readonly string[]])[] = [
  [
    /^(?:(?:Bar|Line|Pie|Scatter|Radar|Funnel|Sankey|SparkLine)Chart|ChartContainer)(?:Pro)?$/,
    ['title', 'aria-label', 'aria-labelledby'],
  ],
  [/^ChartsSurface$/, ['title', 'aria-label', 'aria-labelledby', 'aria-hidden']],
  [/^Gauge(?:Container)?$/, ['aria-label', 'aria-labelledby']],
  [/^DataGrid(?:Pro|Premium)?$/, ['label', 'aria-label', 'aria-labelledby']],
  [/^(?:SimpleTreeView|RichTreeView(?:Pro)?)$/, ['aria-label', 'aria-labelledby']],
  [/^Heatmap$/, []],
];

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function isTag(node: ts.Node): node is Tag {
  return ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
}

function descendants(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child, ...descendants(child));
  });
  return children;
}

function withoutType(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? withoutType(expression.expression)
    : expression;
}

/** The names of the properties of an object that the file stores in a constant. */
function propertiesOf(constant: string, nodes: readonly ts.Node[]): string[] {
  return nodes.filter(ts.isVariableDeclaration).flatMap(({ name, initializer }) => {
    const value = initializer && withoutType(initializer);
    return name.getText() === constant && value && ts.isObjectLiteralExpression(value)
      ? value.properties.map((property) => property.name?.getText() ?? '')
      : [];
  });
}

function propsOf({ attributes }: Tag, nodes: readonly ts.Node[]): string[] {
  return attributes.properties.flatMap((attribute) =>
    ts.isJsxSpreadAttribute(attribute)
      ? propertiesOf(attribute.expression.getText(), nodes)
      : [attribute.name.getText()],
  );
}

/** A figure names what is in it with its caption. `Example` renders one. */
function isInFigure(node: ts.Node): boolean {
  const tag = ts.isJsxElement(node) ? node.openingElement : undefined;
  return (
    (tag !== undefined &&
      (/^(?:figure|Example)$/.test(tag.tagName.getText()) ||
        tag.attributes.getText().includes('component="figure"'))) ||
    (node.parent !== undefined && isInFigure(node.parent))
  );
}

/**
 * The charts, grids, and trees in the source of a demo that have no name for screen readers, each
 * with its line and the fix.
 */
export function unnamedParts(text: string): string[] {
  const { ESNext } = ts.ScriptTarget;
  const source = ts.createSourceFile('demo.tsx', text, ESNext, true, ts.ScriptKind.TSX);
  const nodes = descendants(source);
  return nodes.filter(isTag).flatMap((tag) => {
    const component = tag.tagName.getText();
    const names = NAMES.find(([components]) => components.test(component))?.[1];
    const isNamed =
      names === undefined ||
      propsOf(tag, nodes).some((prop) => names.includes(prop)) ||
      (names.length === 0 && isInFigure(tag));
    const line = source.getLineAndCharacterOfPosition(tag.getStart()).line + 1;
    const fix = names?.length ? names.join(' or ') : 'a `figure` with a `figcaption` around it';
    return isNamed ? [] : [`line ${line}: ${component} has no accessible name. Fix: ${fix}`];
  });
}

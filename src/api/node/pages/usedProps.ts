import ts from 'typescript';

/** The names of the props that code sets, by the component that it sets them on. */
export type UsedProps = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the props in code, which can be a part of a module: `<DataGrid rows={rows} />`. */
export function usedProps(code: string): UsedProps {
  const found = new Map<string, Set<string>>();
  const visit = (node: ts.Node) => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const name = node.tagName.getText();
      const props = found.get(name) ?? new Set();
      for (const attribute of node.attributes.properties.filter(ts.isJsxAttribute)) {
        props.add(attribute.name.getText());
      }
      found.set(name, props);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX));
  return found;
}

/**
 * The name that a component shares with those of other plans and for other devices, which have its
 * props: `DatePicker` for `MobileDatePicker`, `BarChart` for `BarChartPro`.
 */
export function familyOf(name: string): string {
  return name.replace(/^(?:Desktop|Mobile|Static)(?=[A-Z])/, '').replace(/(?:Pro|Premium)$/, '');
}

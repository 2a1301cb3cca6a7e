import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginBuild } from 'esbuild';
import { buildEmptyApp } from './emptyApp';

/** A snippet of the inspector, with its kind as the panel marks it. */
export interface InspectSnippet {
  readonly kind: string;
  readonly code: string;
}

/** The width of the demo, in px. */
const WIDTH = 700;

/** Adds the attributes of `<DataGrid sx={…} />` to the same component in a demo. */
function withAttributes(source: string, snippet: string): string {
  const [, component, attributes] = /^<(\w+)\s+([^]*?)\s*\/>$/.exec(snippet) ?? [];
  if (!component || !source.includes(`<${component}`)) {
    throw new Error(`The demo renders no component of the snippet:\n${snippet}`);
  }
  return source.replace(new RegExp(`<${component}(?=[\\s/>])`), `<${component} ${attributes}`);
}

/**
 * An application with a demo that a snippet changes: in the code of the demo, in the theme around
 * it, or in a style sheet.
 *
 * @param demo the path of the demo below the content root
 */
export function buildSnippetApp(demo: string, { code, kind }: InspectSnippet): Promise<string> {
  if (kind === 'css') {
    return buildEmptyApp(demo, WIDTH, { css: code });
  }
  if (kind === 'styleOverrides') {
    return buildEmptyApp(demo, WIDTH, { theme: code.replace(/;$/, '') });
  }
  const file = path.resolve('docs', demo);
  const contents = withAttributes(readFileSync(file, 'utf8'), code);
  const replaceDemo = {
    name: 'snippet',
    setup({ onLoad }: PluginBuild) {
      onLoad({ filter: /.*/ }, ({ path: loaded }) =>
        loaded === file ? { contents, loader: 'tsx' as const } : undefined,
      );
    },
  };
  return buildEmptyApp(demo, WIDTH, { plugins: [replaceDemo] });
}

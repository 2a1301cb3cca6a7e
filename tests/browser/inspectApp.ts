import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** A snippet of the inspector, with its kind as the panel marks it. */
export interface InspectSnippet {
  readonly kind: string;
  readonly code: string;
}

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
export async function buildSnippetApp(demo: string, snippet: InspectSnippet): Promise<string> {
  const file = path.resolve('docs', demo);
  const source = readFileSync(file, 'utf8');
  const isAttribute = snippet.kind === 'sx' || snippet.kind === 'slotProps';
  const theme =
    snippet.kind === 'styleOverrides' ? snippet.code.replace(/;$/, '') : 'createTheme()';
  const result = await build({
    stdin: {
      resolveDir: path.resolve('.'),
      loader: 'tsx',
      contents: `
        import { createRoot } from 'react-dom/client';
        import CssBaseline from '@mui/material/CssBaseline';
        import { createTheme, ThemeProvider } from '@mui/material/styles';
        import Demo from ${JSON.stringify(file)};
        createRoot(document.getElementById('root')).render(
          <ThemeProvider theme={${theme}}>
            <CssBaseline />
            <Demo />
          </ThemeProvider>
        );`,
    },
    plugins: [
      {
        name: 'snippet',
        setup({ onLoad }) {
          onLoad({ filter: /.*/ }, ({ path: loaded }) =>
            loaded === file && isAttribute
              ? { contents: withAttributes(source, snippet.code), loader: 'tsx' }
              : undefined,
          );
        },
      },
    ],
    bundle: true,
    write: false,
    outdir: 'unused',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const js = result.outputFiles.find(({ path: name }) => name.endsWith('.js'))?.text ?? '';
  const css = snippet.kind === 'css' ? snippet.code : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style>
    <div id="root" style="width: 700px"></div><script>${js.replaceAll('</script', '<\\/script')}</script></html>`;
}

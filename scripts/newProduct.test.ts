import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SITE = path.resolve(__dirname, '..');
const PRODUCTS = path.join(SITE, 'src/content/shared/products.ts');
const NEW = `  {
    id: 'x-kanban',
    name: 'Kanban',
    path: '/x/react-kanban/',
    apiSegment: 'kanban',
    tagline: 'Boards with cards.',
  },
] as const satisfies`;

/** The files to which MAINTAINING says that the compiler leads. */
function stepsOfGuide(): string[] {
  const guide = readFileSync(path.join(SITE, 'MAINTAINING.md'), 'utf8');
  const [, step = ''] = /The compiler asks for[^\n]*\n([^]*?)\n4\. /.exec(guide) ?? [];
  return Array.from(step.matchAll(/`(src\/[^`]+)`/g), ([, file = '']) => file);
}

// A program with React and the compiler's own types.
jest.setTimeout(240_000);

it('leads from the list of products to every place that needs a new one', () => {
  const files = stepsOfGuide();
  expect(files.length).toBeGreaterThan(5);
  const { config } = ts.readConfigFile(path.join(SITE, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, SITE);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) =>
    path.resolve(file) === PRODUCTS
      ? readFile(file)?.replace('] as const satisfies', NEW)
      : readFile(file);
  const program = ts.createProgram(
    files.map((file) => path.join(SITE, file)),
    { ...options, incremental: false, tsBuildInfoFile: undefined },
    host,
  );
  const silent = files.filter((file) => {
    const source = program.getSourceFile(path.join(SITE, file));
    const found = program
      .getSemanticDiagnostics(source)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    return !found.some((message) => /'"?(?:x-)?kanban"?'/.test(message));
  });
  expect(silent).toEqual([]);
});

import { isLive } from '../../../versions/shared/versions';
import { buildVersions, contentRoot, packageAliases } from '../../../versions/node';
import { exportProjects } from './testing/exportedProjects';
import { renderProjects } from './testing/renderProjects';

/** Enough for both majors on a busy machine. */
jest.setTimeout(600_000);

/**
 * Readers copy a demo into an application or export it as a project. Neither has the theme and the
 * providers of this site.
 */
it.each(
  buildVersions(process.cwd())
    .map(({ major }) => major)
    .filter(isLive),
)('every exported demo of %s renders by itself', async (major) => {
  const projects = exportProjects(contentRoot(major));
  expect(projects.length).toBeGreaterThan(0);
  expect(await renderProjects(projects, packageAliases(process.cwd(), major))).toEqual([]);
});

it('reports a project that requires a missing file', async () => {
  const main = (demo: string) => ({
    'src/main.tsx': `import { createRoot } from 'react-dom/client';
import Demo from './Demo';
createRoot(document.getElementById('root')!).render(<Demo />);`,
    'src/Demo.tsx': demo,
  });
  const failures = await renderProjects([
    { name: 'whole', files: main('export default () => <p>Fine</p>;') },
    {
      name: 'halved',
      files: main(`import { createContext, useContext } from 'react';
const Theme = createContext<{ readonly color: string } | null>(null);
export default () => <p>{useContext(Theme)!.color}</p>;`),
    },
  ]);
  expect(failures).toEqual([expect.stringMatching(/^halved: Cannot read properties of null/)]);
});

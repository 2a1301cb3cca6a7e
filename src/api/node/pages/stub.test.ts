import type { ApiPageData } from '../../shared/apiPage';
import { pageStub } from './stub';

const PAGE: ApiPageData = {
  ...{ kind: 'component', name: 'Meter', product: 'charts', major: 'v8' },
  ...{ guides: [], members: [], definitions: {} },
  sourceUrl: 'https://example.com/Meter.tsx',
};

const statementOf = (module: string) => `import { Meter } from '${module}';`;

/** The section about the import of a component that these modules export. */
function importOf(...modules: string[]): string | undefined {
  const [, section] = pageStub(PAGE, 'meter', modules.map(statementOf)).split(
    '## Import {#import}',
  );
  return section?.split('</Api.Import>')[0]?.trim();
}

it('has one statement to copy, from the root of the first package', () => {
  expect(importOf('@mui/x-charts/Meter', '@mui/x-charts', '@mui/x-charts-pro')).toBe(
    [
      `\`\`\`ts no-check\n${statementOf('@mui/x-charts')}\n\`\`\``,
      'You can also import it from `@mui/x-charts/Meter` or `@mui/x-charts-pro`.',
    ].join('\n\n'),
  );
});

it('takes another module if no root exports it, and lists no others without any', () => {
  expect(importOf('@mui/x-charts/Meter')).toBe(
    `\`\`\`ts no-check\n${statementOf('@mui/x-charts/Meter')}\n\`\`\``,
  );
});

it('lists the guides below the props', () => {
  const guides = [{ title: 'Metering', route: '/x/react-charts/metering/' }];
  const headings = (data: ApiPageData) =>
    pageStub(data, 'meter', [])
      .match(/^## .*$/gm)
      ?.map((line) => line.replace(/ \{.*/, ''));
  expect(headings({ ...PAGE, guides })).toEqual(['## Props', '## Guides', '## Source code']);
  expect(headings(PAGE)).not.toContain('## Guides');
});

it('lists the tasks of the members in its contents, in the order of pages', () => {
  const members = (['events', 'data', 'events'] as const).map((task, index) => ({
    ...{ name: `member${index}`, type: ['string'], task },
  }));
  const old = { name: 'old', type: ['string'], task: 'zoom' as const, deprecated: [] };
  expect(pageStub({ ...PAGE, members: [...members, old] }, 'meter', [])).toContain(
    `## Props {#props}

<Api.Members {...api}>

### Data and state {#props-data}

### Events {#props-events}

</Api.Members>`,
  );
});

import { listSources } from './sources';

it('includes guides, interface texts, documents, and decision records', () => {
  const sources = listSources(process.cwd());
  expect(sources).toEqual(
    expect.arrayContaining([
      'docs/react-charts/bars/bars.mdx',
      'i18n/translations.json',
      'ARCHITECTURE.md',
      'decisions/README.md',
      'decisions/client-navigation.md',
    ]),
  );
});

it('excludes tests', () => {
  expect(listSources(process.cwd()).filter((file) => file.includes('.test.'))).toEqual([]);
});

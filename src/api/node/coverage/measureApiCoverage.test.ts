import { loadApiModel } from '../cache';
import { extractApi } from '../extract/extract';
import { readApiSources } from '../sources';
import { GRID_FILES, writeFixtureSite } from '../testing/fixtureSite';
import { EXEMPTIONS, exemptionReason } from './exemptions';
import { apiCoverageProblems, measureApiCoverage } from './measureApiCoverage';

describe('measureApiCoverage', () => {
  it('counts pages and props, and lists what is on no page', () => {
    const siteDir = writeFixtureSite(GRID_FILES);
    const sources = readApiSources(siteDir);
    const coverage = measureApiCoverage(
      extractApi(sources, { 'data-grid': ['DataGrid'] }),
      sources,
    );
    expect(coverage).toEqual([
      expect.objectContaining({
        product: 'data-grid',
        components: 2,
        documented: 1,
        exempted: 0,
        unexplained: ['DataGridPro'],
        lostProps: ['DataGrid.lost'],
      }),
    ]);
    expect(apiCoverageProblems(coverage)).toEqual([
      'data-grid: DataGridPro is exported, but has no page. Add it to data/api/documented.json, or say in coverage/exemptions.ts why it needs none.',
      'data-grid: the packages describe DataGrid.lost, but its page does not show it. The extractor reads the type of the props: look there.',
    ]);
  });
});

describe('exemptionReason', () => {
  it('explains a component without a page', () => {
    expect(exemptionReason('data-grid', 'GridCheckIcon')).toMatch(/icon slot/);
  });

  it('matches whole names only', () => {
    expect(exemptionReason('data-grid', 'GridRowGroupingPanel')).toBeUndefined();
  });

  it('gives every exemption a reason', () => {
    expect(EXEMPTIONS.every(({ reason }) => reason.endsWith('.'))).toBe(true);
  });
});

/** Extracting all packages is slow if their model isn't cached. */
const EXTRACTION_TIMEOUT_MS = 120_000;

describe('the installed packages', () => {
  it(
    'document or exempt every component, and show every documented prop',
    async () => {
      const siteDir = process.cwd();
      const coverage = measureApiCoverage(await loadApiModel(siteDir), readApiSources(siteDir));
      expect(apiCoverageProblems(coverage)).toEqual([]);
      expect(coverage.map(({ product }) => product)).toEqual([
        'data-grid',
        'date-pickers',
        'charts',
        'tree-view',
      ]);
    },
    EXTRACTION_TIMEOUT_MS,
  );
});

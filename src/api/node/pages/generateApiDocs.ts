import path from 'node:path';
import { kebabCase } from '../../shared/apiNames';
import type { ApiModel } from '../../shared/apiModel';
import { buildVersions } from '../../../versions/node';
import { createHistory, type HistoryStep } from '../history/createHistory';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { cacheFile, extractMissing, loadApiModel } from '../cache';
import type { ApiFacts } from '../history/apiFacts';
import { historyInputs, loadHistory } from '../history/loadHistory';
import { createFindReleases, readReleaseFacts } from '../releases';
import { readApiSources } from '../sources';
import { createCatalogs } from './catalogs';
import { createChangesData } from './changesData';
import { createIndexData } from './indexData';
import { createMigrationData } from './migrationData';
import { createPageData, importStatements } from './pageData';
import { createPageContexts, pageNames, type PageContext, type PageOptions } from './pageContext';
import { inputsHash, isUpToDate, writeManifest } from './manifest';
import { slotPropsStub } from './slotPropsStub';
import { slotsGiven, slotsText } from './slotUse';
import { changesIndexStub, changesStub, indexStub, missingStub, pageStub } from './stub';
import { syncFiles } from './syncFiles';

/** File contents by path below the `api` folder of a major. */
type Files = Map<string, string>;

function addPage(files: Files, name: string, context: PageContext): void {
  const { model, product } = context;
  const file = kebabCase(name);
  const base = `${product}/${file}/${file}`;
  const entry = model.components[name] ?? model.interfaces[name];
  if (!entry) {
    files.set(`${base}.mdx`, missingStub(name, product));
    return;
  }
  const data = createPageData(entry, context);
  files.set(`${base}.json`, JSON.stringify(data));
  files.set(`${base}.mdx`, pageStub(data, file, importStatements(entry)));
}

/** Adds a page for the props of all slots. Each type is a section with a separate data file. */
function addSlotProps(files: Files, context: PageContext): void {
  const { model, product } = context;
  const types = Object.values(model.slotProps);
  if (types.length === 0) {
    return;
  }
  const base = `${product}/slot-props`;
  for (const type of types) {
    files.set(`${base}/${type.name}.json`, JSON.stringify(createPageData(type, context, 0)));
  }
  const sections = types.map(({ imports, name }) => ({
    name,
    imports,
    introduction: slotsText(slotsGiven(name, model.components)),
  }));
  files.set(`${base}/slot-props.mdx`, slotPropsStub(product, sections));
}

function addIndex(files: Files, context: PageContext): void {
  const { product } = context;
  const data = createIndexData(context);
  files.set(`${product}/${product}.json`, JSON.stringify(data));
  files.set(`${product}/${product}.mdx`, indexStub(data));
}

function addCatalogs(files: Files, context: PageContext): void {
  for (const [name, data] of createCatalogs(context)) {
    files.set(`${context.product}/catalogs/${name}.json`, JSON.stringify(data));
  }
}

/** Adds a page for each step from one major to the next, and an index page. */
function addChanges(
  files: Files,
  steps: readonly HistoryStep[],
  contexts: readonly PageContext[],
  { folder, history }: Pick<PageOptions, 'folder' | 'history'>,
): void {
  const pages = steps.map((step) =>
    createChangesData(step, contexts, { folder, hasPages: step.to.major === history.major }),
  );
  for (const data of pages) {
    files.set(`changes/${data.to}/${data.to}.json`, JSON.stringify(data));
    files.set(`changes/${data.to}/${data.to}.mdx`, changesStub(data));
    for (const { product } of data.products) {
      const migration = createMigrationData(data, product);
      files.set(`changes/${data.to}/${product}.json`, JSON.stringify(migration));
    }
  }
  if (pages.length > 0) {
    files.set('changes/changes.mdx', changesIndexStub(pages));
  }
}

/**
 * @param siteDir The folder with the facts of releases.
 * @param model The model of the major.
 * @param facts The facts of all majors, newest first.
 */
async function createFiles(
  siteDir: string,
  model: ApiModel,
  facts: readonly ApiFacts[],
  options: Omit<PageOptions, 'history'>,
): Promise<Files> {
  const files: Files = new Map();
  const index = facts.findIndex(({ major }) => major === model.major);
  const history = createHistory(facts.slice(index));
  // Readers of an older major also need the changes of the next one.
  const next = createHistory(facts.slice(Math.max(0, index - 1), index + 1)).steps;
  const releases = readReleaseFacts(siteDir, model.major);
  const findReleases = releases && createFindReleases(releases);
  const place = { ...options, history, findReleases };
  const contexts = await createPageContexts(model, place);
  addChanges(files, [...next, ...history.steps], contexts, place);
  for (const context of contexts) {
    addIndex(files, context);
    addCatalogs(files, context);
    addSlotProps(files, context);
    for (const name of pageNames(model.major, context.product)) {
      addPage(files, name, context);
    }
  }
  return files;
}

export interface ApiDocsOptions {
  /** The repository with the packages' source. */
  repositoryUrl: string;
}

/**
 * Writes the API pages of the build's majors into the `api` folder of each major, before Docusaurus
 * reads them. Skips majors whose inputs are unchanged, and doesn't touch files that are up to date,
 * so that nothing is recompiled.
 *
 * @returns The number of written files.
 * @throws if a package is missing or its version isn't that in package.json
 */
export async function generateApiDocs(siteDir: string, options: ApiDocsOptions): Promise<number> {
  const outdated = buildVersions(siteDir).flatMap((version) => {
    const { docsDir, major, prefix } = version;
    const outDir = path.join(docsDir, 'api');
    const manifest = path.join(siteDir, `.cache/api/pages-${major}.json`);
    const model = cacheFile(readApiSources(siteDir, major));
    const settings = [model, ...historyInputs(siteDir), options.repositoryUrl, prefix];
    const inputs = inputsHash(docsDir, settings);
    return isUpToDate(manifest, inputs, outDir) ? [] : [{ ...version, outDir, manifest, inputs }];
  });
  if (outdated.length === 0) {
    return 0;
  }
  // The history of every major starts with the current one.
  const majors = new Set([CURRENT_MAJOR, ...outdated.map(({ major }) => major)]);
  await extractMissing(siteDir, [...majors]);
  const facts = await loadHistory(siteDir);
  let written = 0;
  for (const { docsDir, inputs, major, outDir, prefix, manifest } of outdated) {
    const model = await loadApiModel(siteDir, major);
    const files = await createFiles(siteDir, model, facts, { ...options, docsDir, folder: prefix });
    written += syncFiles(outDir, files);
    writeManifest(manifest, { inputs, files: [...files.keys()] });
  }
  return written;
}

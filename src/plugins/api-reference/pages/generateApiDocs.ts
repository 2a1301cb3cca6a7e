import path from 'node:path';
import { kebabCase } from '../../../shared/apiNames';
import type { ApiModel } from '../../../shared/apiModel';
import { createHistory, type ApiHistory } from '../history/createHistory';
import { historyFiles, loadHistory } from '../history/loadHistory';
import { createCatalogs } from './catalogs';
import { createChangesData } from './changesData';
import { createIndexData } from './indexData';
import { createMigrationData } from './migrationData';
import { createPageData, importStatements } from './pageData';
import { createPageContexts, pageNames, type PageContext } from './pageContext';
import { inputsHash, isUpToDate, writeReceipt } from './receipt';
import { changesIndexStub, changesStub, indexStub, missingStub, pageStub } from './stub';
import { syncFiles } from './syncFiles';

/** Texts by path below `docs/api`. */
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

function addIndex(files: Files, context: PageContext): void {
  const { product } = context;
  const data = createIndexData(context);
  files.set(`${product}/${product}.json`, JSON.stringify(data));
  files.set(`${product}/${product}.mdx`, indexStub(product, data.interfaces.length > 0));
}

function addCatalogs(files: Files, context: PageContext): void {
  for (const [name, data] of createCatalogs(context)) {
    files.set(`${context.product}/catalogs/${name}.json`, JSON.stringify(data));
  }
}

/** A page for each step from one major to the next, and one that leads to them. */
function addChanges(
  files: Files,
  { steps }: ApiHistory,
  contexts: readonly PageContext[],
  docsDir: string,
): void {
  const pages = steps.map((step, index) =>
    createChangesData(step, contexts, { docsDir, hasPages: index === 0 }),
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

function createFiles(models: readonly ApiModel[], docsDir: string, options: ApiDocsOptions): Files {
  const files: Files = new Map();
  const [model] = models;
  if (!model) {
    return files;
  }
  const history = createHistory(models);
  const contexts = createPageContexts(model, { docsDir, history, ...options });
  addChanges(files, history, contexts, docsDir);
  for (const context of contexts) {
    addIndex(files, context);
    addCatalogs(files, context);
    for (const name of pageNames(model.major, context.product)) {
      addPage(files, name, context);
    }
  }
  return files;
}

export interface ApiDocsOptions {
  /** Repository of the packages' source. */
  repositoryUrl: string;
}

/**
 * Writes the API pages of the current major into `docs/api`, before Docusaurus reads the folder.
 * Nothing is done when nothing they are made from has changed, and pages that are right already
 * are left as they are, so that nothing is compiled again.
 *
 * @returns How many files were written.
 * @throws When a package is missing or has another version than package.json asks for.
 */
export async function generateApiDocs(siteDir: string, options: ApiDocsOptions): Promise<number> {
  const docsDir = path.join(siteDir, 'docs');
  const outDir = path.join(docsDir, 'api');
  const receipt = path.join(siteDir, '.cache/api/pages.json');
  const inputs = inputsHash(siteDir, [...historyFiles(siteDir), options.repositoryUrl]);
  if (isUpToDate(receipt, inputs, outDir)) {
    return 0;
  }
  const files = createFiles(await loadHistory(siteDir), docsDir, options);
  const written = syncFiles(outDir, files);
  writeReceipt(receipt, { inputs, files: [...files.keys()] });
  return written;
}

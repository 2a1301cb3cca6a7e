import path from 'node:path';
import { kebabCase } from '../../../shared/apiNames';
import type { ApiModel } from '../../../shared/apiModel';
import { cacheFile, loadApiModel } from '../cache';
import { readApiSources } from '../sources';
import { createCatalogs } from './catalogs';
import { createIndexData } from './indexData';
import { createPageData, importStatements } from './pageData';
import { createPageContexts, pageNames, type PageContext } from './pageContext';
import { inputsHash, isUpToDate, writeReceipt } from './receipt';
import { indexStub, missingStub, pageStub } from './stub';
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

function createFiles(model: ApiModel, docsDir: string, options: ApiDocsOptions): Files {
  const files: Files = new Map();
  for (const context of createPageContexts(model, { docsDir, ...options })) {
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
  const inputs = inputsHash(siteDir, [cacheFile(readApiSources(siteDir)), options.repositoryUrl]);
  if (isUpToDate(receipt, inputs, outDir)) {
    return 0;
  }
  const files = createFiles(await loadApiModel(siteDir), docsDir, options);
  const written = syncFiles(outDir, files);
  writeReceipt(receipt, { inputs, files: [...files.keys()] });
  return written;
}

import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { navigation } from './navigation';
import {
  checkEntries,
  createPageLookup,
  throwEntryProblems,
  toSidebar,
} from './src/content/node/menu';

const docsDir = path.join(__dirname, 'docs');

throwEntryProblems(__dirname, checkEntries(navigation, createPageLookup(docsDir)));

// Docusaurus treats every export of this file as a sidebar, so the entries are in navigation/.
const sidebars: SidebarsConfig = {
  docs: toSidebar(navigation, { docsDir }),
};

export default sidebars;

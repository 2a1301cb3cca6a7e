import type { Plugin } from '@docusaurus/types';
import { createEarlyInputScript } from './earlyInputScript';

/** No press of a button or a tab and no search is lost while the page is not hydrated yet. */
export default function earlyInputPlugin(): Plugin {
  return {
    name: 'docs-early-input',

    injectHtmlTags() {
      return {
        preBodyTags: [{ tagName: 'script', attributes: {}, innerHTML: createEarlyInputScript() }],
      };
    },
  };
}

import type { Plugin } from '@docusaurus/types';
import { createEarlyInputScript } from './earlyInputScript';

/** Preserves clicks, typed text, and searches that happen before hydration. */
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

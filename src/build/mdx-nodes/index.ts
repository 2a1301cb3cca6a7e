export { blockElement, inlineElement } from './elementNode';
export { importNode } from './importNode';
export { spreadAttribute } from './spreadAttribute';

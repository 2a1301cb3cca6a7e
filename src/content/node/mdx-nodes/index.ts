export { blockElement, inlineElement } from './elementNode';
export { exportNode } from './exportNode';
export { importNode } from './importNode';
export { spreadAttribute } from './spreadAttribute';

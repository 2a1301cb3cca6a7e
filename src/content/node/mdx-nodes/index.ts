export { blockElement, inlineElement } from './elementNode';
export { exportNode } from './exportNode';
export { importNode, spreadAttribute } from './parsedNodes';

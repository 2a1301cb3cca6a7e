export { hasPlanCode, planCode } from './planCode';
export { remarkCodeBlocks } from './remarkCodeBlocks';

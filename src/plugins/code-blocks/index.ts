export { remarkCodeBlocks } from './remarkCodeBlocks';

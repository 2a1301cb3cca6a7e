export { Header } from './Header';
export { Mark } from './Mark';
export { useProduct } from './useProduct';

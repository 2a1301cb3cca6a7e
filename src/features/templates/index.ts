export { Gallery } from './gallery/Gallery';

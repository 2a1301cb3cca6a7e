export { Gallery } from './gallery/Gallery';
export { TemplateShot } from './gallery/TemplateShot';

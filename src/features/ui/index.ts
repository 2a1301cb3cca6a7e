export * from './icons';
export { Chip } from './Chip';
export { Drawer } from './Drawer';
export { Dropdown } from './Dropdown';
export { IconButton } from './IconButton';
export { SiteLink } from './SiteLink';

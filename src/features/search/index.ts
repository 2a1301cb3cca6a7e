export { SearchButton } from './button/SearchButton';
export { SearchIcon } from './button/SearchIcon';
export { SearchOnDemand } from './button/SearchOnDemand';
export { useSearchDialog } from './button/useSearchDialog';
export { ProductMetadata } from './ProductMetadata';

export { SearchButton } from './button/SearchButton';
export { SearchOnDemand } from './button/SearchOnDemand';
export { useSearchDialog } from './button/useSearchDialog';
export { ProductMetadata } from './ProductMetadata';

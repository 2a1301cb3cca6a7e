export { SearchButton } from './button/SearchButton';
export { ProductMetadata } from './ProductMetadata';

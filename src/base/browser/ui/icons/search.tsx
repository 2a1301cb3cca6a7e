/** Icons of the search. */
import { Icon } from './Icon';

export const StarIcon = ({ isFilled }: { readonly isFilled: boolean }) => (
  <Icon size={16} fill={isFilled ? 'currentColor' : 'none'}>
    <path d="m12 4 2.5 5.2 5.7.7-4.2 3.9 1.1 5.7L12 16.7l-5.1 2.8L8 13.8 3.8 9.9l5.7-.7Z" />
  </Icon>
);

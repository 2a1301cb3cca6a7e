import { Icon } from '@site/src/features/ui';

export const SearchIcon = ({ className }: { readonly className?: string }) => (
  <Icon className={className}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);

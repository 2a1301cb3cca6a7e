/** Icons that load with what shows them. */
import { Icon, type IconProps } from './Icon';

export const GridIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="7" height="7" rx="1.6" />
    <rect x="13" y="4" width="7" height="7" rx="1.6" />
    <rect x="4" y="13" width="7" height="7" rx="1.6" />
    <rect x="13" y="13" width="7" height="7" rx="1.6" />
  </Icon>
);

export const DirectionIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 6H10a3.2 3.2 0 0 0 0 6.4h2M13 6v12M17 6v12M8 16l-4 2 4 2" />
  </Icon>
);

export const DensityIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16M4 9.7h16M4 14.3h16M4 19h16" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7.5" y="3.5" width="9" height="17" rx="2" />
    <path d="M11 17.6h2" />
  </Icon>
);

export const TabletIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="3.5" width="14" height="17" rx="2" />
    <path d="M11 17.6h2" />
  </Icon>
);

export const CodeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m8.5 7-5 5 5 5M15.5 7l5 5-5 5" />
  </Icon>
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14" />
  </Icon>
);

export const StarIcon = ({ isFilled }: { readonly isFilled: boolean }) => (
  <Icon size={16} fill={isFilled ? 'currentColor' : 'none'}>
    <path d="m12 4 2.5 5.2 5.7.7-4.2 3.9 1.1 5.7L12 16.7l-5.1 2.8L8 13.8 3.8 9.9l5.7-.7Z" />
  </Icon>
);

export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 14 4 9l5-5M4 9h9.5a5.5 5.5 0 0 1 0 11H9" />
  </Icon>
);

export const RedoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m15 14 5-5-5-5M20 9h-9.5a5.5 5.5 0 0 0 0 11H15" />
  </Icon>
);

export const PaletteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.4 0 2-.9 2-1.8 0-1.2-.9-1.4-.9-2.5 0-.9.7-1.5 1.7-1.5h2.1a3.6 3.6 0 0 0 3.6-3.6c0-4.2-3.8-7.6-8.5-7.6Z" />
    <path d="M7.6 12.2h.01M9.8 8h.01M14.4 8h.01" strokeWidth="2.6" />
  </Icon>
);

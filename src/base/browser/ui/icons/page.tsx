/** Icons that pages show at once. */
import { icon } from './Icon';

export const ChevronIcon = /* @__PURE__ */ icon(<path d="m9 6 6 6-6 6" />);

export const MenuIcon = /* @__PURE__ */ icon(<path d="M4 7h16M4 12h16M4 17h16" />);

export const CloseIcon = /* @__PURE__ */ icon(<path d="m6 6 12 12M18 6 6 18" />);

export const SettingsIcon = /* @__PURE__ */ icon(
  <>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2.2" />
    <circle cx="9" cy="17" r="2.2" />
  </>,
);

export const CheckIcon = /* @__PURE__ */ icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);

export const ArrowUpIcon = /* @__PURE__ */ icon(<path d="M12 19V5M6 11l6-6 6 6" />);

export const UploadIcon = /* @__PURE__ */ icon(
  <path d="M12 16V5M7.5 9 12 4.5 16.5 9M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4" />,
);

export const ArrowRightIcon = /* @__PURE__ */ icon(<path d="M5 12h14M13 6l6 6-6 6" />);

export const PencilIcon = /* @__PURE__ */ icon(<path d="M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4" />);

/** GitHub's mark, which its guidelines allow for a link to GitHub. */
export const GitHubIcon = /* @__PURE__ */ icon(
  <path
    fill="currentColor"
    stroke="none"
    transform="translate(2 2) scale(1.25)"
    d="M8 0c4.42 0 8 3.58 8 8a8.01 8.01 0 0 1-5.45 7.59c-.4.08-.55-.17-.55-.38 0-.27.01-1.13.01-2.2 0-.75-.25-1.23-.54-1.48 1.78-.2 3.65-.88 3.65-3.95 0-.88-.31-1.59-.82-2.15.08-.2.36-1.02-.08-2.12 0 0-.67-.22-2.2.82-.64-.18-1.32-.27-2-.27s-1.36.09-2 .27c-1.53-1.03-2.2-.82-2.2-.82-.44 1.1-.16 1.92-.08 2.12-.51.56-.82 1.28-.82 2.15 0 3.06 1.86 3.75 3.64 3.95-.23.2-.44.55-.51 1.07-.46.21-1.61.55-2.33-.66-.15-.24-.6-.83-1.23-.82-.67.01-.27.38.01.53.34.19.73.9.82 1.13.16.45.68 1.31 2.69.94 0 .67.01 1.3.01 1.49 0 .21-.15.45-.55.38A7.995 7.995 0 0 1 0 8c0-4.42 3.58-8 8-8Z"
  />,
);

export const CopyIcon = /* @__PURE__ */ icon(
  <>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M15 5.5V5a1.5 1.5 0 0 0-1.5-1.5h-8A1.5 1.5 0 0 0 4 5v8a1.5 1.5 0 0 0 1.5 1.5H6" />
  </>,
);

export const SearchIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </>,
);

export const BellIcon = /* @__PURE__ */ icon(
  <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7zM10 20.5h4" />,
);

const THUMB =
  'M7 11v9H4v-9zm0 0 4-7.5c1.5 0 2.5 1.2 2.2 2.7L12.5 10H18a2 2 0 0 1 2 2.4l-1.2 6A2 2 0 0 1 16.8 20H7';

export const ThumbUpIcon = /* @__PURE__ */ icon(<path d={THUMB} />);

export const ThumbDownIcon = /* @__PURE__ */ icon(<path d={THUMB} transform="rotate(180 12 12)" />);

export const CommentIcon = /* @__PURE__ */ icon(
  <path d="M5 5h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-7l-5 3.5V17H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z" />,
  { size: 18 },
);

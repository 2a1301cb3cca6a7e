/** Icons of changes. */
import { icon } from './Icon';

export const UndoIcon = /* @__PURE__ */ icon(
  <path d="M9 14 4 9l5-5M4 9h9.5a5.5 5.5 0 0 1 0 11H9" />,
);

export const RedoIcon = /* @__PURE__ */ icon(
  <path d="m15 14 5-5-5-5M20 9h-9.5a5.5 5.5 0 0 0 0 11H15" />,
);

export type { UnknownAdapterError } from './adapterPackages';
export { exportDemo } from './exportDemo';
export { packagesIn } from './listPackages';
export { platformOf, supportsTheme } from './platform';
export { codeSandboxForm, stackBlitzForm, type SandboxForm } from './sandboxForms';
export type {
  ExportedProject,
  ExportInput,
  ExportLanguage,
  ExportSource,
  ThemeData,
  ThemeWriter,
} from './types';

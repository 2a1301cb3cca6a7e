export type { UnknownAdapterError } from './adapterPackages';
export { exportDemo } from './exportDemo';
export { installNames } from './installNames';
export { allFiles, oneFile } from './oneFile';
export { packagesIn } from './listPackages';
export { platformOf } from './platform';
export { codeSandboxForm, stackBlitzForm } from './sandboxForms';
export type { ExportedProject, ExportLanguage, ThemeData, ThemeWriter } from './types';

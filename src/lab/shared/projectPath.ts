/** Where the zip file of a project is, below the base URL. */
export const projectPath = (name: string) => `/projects/${name}.zip`;

/** In the folder of generated files: the URL of the last dev server, for other commands. */
export const ADDRESS_FILE = 'dev-server.json';

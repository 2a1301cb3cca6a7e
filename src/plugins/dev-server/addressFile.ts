/** In the folder of generated files: where the site was served last, for commands beside it. */
export const ADDRESS_FILE = 'dev-server.json';

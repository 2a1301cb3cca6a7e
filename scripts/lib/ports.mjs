import net from 'node:net';

/**
 * Says why a server can't listen.
 *
 * @param {NodeJS.ErrnoException} error
 * @param {{ host: string, port: number, command: string }} server `command` is the one that starts it
 * @returns {string} a sentence with a remedy
 */
export function describeListenError(error, { host, port, command }) {
  const another = `${command} -- --port ${port < 65535 ? port + 1 : port - 1}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use. Stop the server that uses it, or choose another port: ${another}`;
    case 'EACCES':
      return `Port ${port} of ${host} is reserved for administrators. Choose a port above 1023: ${command} -- --port 3000`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `--host ${host}: this machine has no such address. Use localhost or one of its own addresses.`;
    default:
      return `The server can't listen at ${host}:${port}: ${error.message}`;
  }
}

/** The value of an option that Docusaurus accepts as `--port 1`, `--port=1`, `-p 1`, and `-p1`. */
function optionOf(args, long, short) {
  for (const [index, arg] of args.entries()) {
    if (arg === long || arg === short) {
      return args[index + 1];
    }
    const joined = [`${long}=`, short].find((prefix) => arg.startsWith(prefix));
    if (joined && !(joined === short && arg.startsWith('--'))) {
      return arg.slice(joined.length);
    }
  }
  return undefined;
}

/**
 * Why the dev server can't start with these arguments, or null. Docusaurus notices a used port, but
 * then ends as if all were well.
 *
 * @param {string[]} args of `npm start`
 * @returns {Promise<string | null>}
 */
export async function devServerProblem(args) {
  const host = optionOf(args, '--host', '-h') ?? 'localhost';
  const port = Number(optionOf(args, '--port', '-p') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return '--port: expected a whole number from 0 to 65535.';
  }
  const error = await tryPort(port, host);
  return error && describeListenError(error, { host, port, command: 'npm start' });
}

/** The error of a server that listens there, or null. */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Kept before `harden()` takes it away from the reader's code. */
export const createProxy = <T extends object>(target: T, handler: ProxyHandler<T>): T =>
  new NativeProxy(target, handler);

const NativeProxy = Proxy;

const READY_WITHIN = 20_000;

/** A session of the W3C WebDriver protocol, as far as the checks need it. */
export type WebDriver = {
  readonly version: string;
  get<Value>(path: string): Promise<Value>;
  post<Value>(path: string, body: object): Promise<Value>;
  remove(path: string): Promise<void>;
};

/** Waits for the driver at an address, and opens a browser by it. */
export async function startWebDriver(address: string, capabilities: object): Promise<WebDriver> {
  await ready(address);
  const session = await send<Session>('POST', `${address}/session`, { capabilities: { alwaysMatch: capabilities } });
  const base = `${address}/session/${session.sessionId}`;
  return {
    version: session.capabilities.browserVersion,
    get: (path) => send('GET', base + path),
    post: (path, body) => send('POST', base + path, body),
    remove: (path) => send('DELETE', base + path),
  };
}

/** The first element of a selector, as the protocol names it. */
export async function findElement(driver: WebDriver, selector: string): Promise<object> {
  return driver.post('/element', { using: 'css selector', value: selector });
}

type Session = { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };

async function ready(address: string): Promise<void> {
  const until = performance.now() + READY_WITHIN;
  while (performance.now() < until) {
    const isUp = await fetch(`${address}/status`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The WebDriver did not get ready.');
}

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const reply = await fetch(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = await reply.json();
  if (!reply.ok)
    throw new Error(`${method} ${new URL(address).pathname.split('/').at(-1)}: ${value.error}: ${value.message}`);
  return value;
}

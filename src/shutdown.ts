import type { Server } from 'node:http';

/** After this time, requests that are still running are cut off. */
const PATIENCE_MS = 10_000;
const SWEEP_MS = 25;

/** Stops accepting, lets the requests in flight finish, and closes every connection as soon as it is idle. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  // `close` only looks once: a connection kept alive after its last answer would hold the server up for seconds.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP_MS);
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, PATIENCE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/**
 * Runs `stop` at the first request to end, from a person (Ctrl-C), the system or a service manager, and then ends the
 * process. Whoever asks twice does not want to wait: the embedded Postgres is stopped in order even then.
 */
export function onEnd(stop: () => Promise<void>): void {
  let endingSince: number | undefined;
  const end = (signal: NodeJS.Signals): void => {
    // npm passes a signal on to a process group that got it already: twice in the same moment is once.
    if (endingSince !== undefined) {
      if (signal === 'SIGINT' && Date.now() - endingSince > 1000) process.exit(130);
      return;
    }
    endingSince = Date.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

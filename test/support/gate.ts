import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database that can be shut: what is under way breaks off, and nobody comes through until it is opened again. */
export interface Gate {
  /** The database's address, through the gate. */
  readonly url: string;
  shut(): void;
  open(): Promise<void>;
}

export async function gateBefore(databaseUrl: string): Promise<Gate> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const listen = (port: number): Promise<number> =>
    new Promise((resolve) => {
      server = createServer((near) => {
        const far = connect(Number(target.port), target.hostname);
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(from);
          from.pipe(to);
          from.on('error', () => to.destroy());
          from.on('close', () => {
            sockets.delete(from);
            to.destroy();
          });
        }
      });
      server.listen(port, '127.0.0.1', () => resolve((server?.address() as AddressInfo).port));
    });
  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    shut: () => {
      server?.close();
      for (const socket of sockets) socket.destroy();
    },
    open: async () => {
      await listen(port);
    },
  };
}

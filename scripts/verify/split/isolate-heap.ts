import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'undici';
import { z } from 'zod';

const WAKING_INTERVAL_MS = 50;
const TARGETS = z.array(z.object({ id: z.string(), webSocketDebuggerUrl: z.string() }));
const REPLY = z.object({
  id: z.number(),
  result: z.object({ usedSize: z.number(), backingStorageSize: z.number() }).partial(),
});

/** The memory of an isolate of the edge platform's runtime, read from its inspector. */
export class IsolateHeap {
  readonly #socket: WebSocket;
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Connects to the inspector of the isolate whose id holds a text. */
  static async of(inspectorPort: number, name: string): Promise<IsolateHeap> {
    const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
    const target = TARGETS.parse(await listed.json()).find(({ id }) => id.includes(name));
    if (!target) throw new Error(`no isolate of the name ${name}`);
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('the inspector refused the connection')));
    });
    return new IsolateHeap(socket);
  }

  /** Bytes of live objects and buffers, after a collection, which an isolate does when a request wakes it. */
  async liveBytes(wake: () => Promise<unknown>): Promise<number> {
    const collected = this.#call('HeapProfiler.collectGarbage').then(() => true);
    for (let isCollected = false; !isCollected;) {
      await wake();
      isCollected = await Promise.race([collected, pause(WAKING_INTERVAL_MS, false)]);
    }
    return this.usedBytes();
  }

  /** Bytes of objects and buffers, those included that are not collected yet. */
  async usedBytes(): Promise<number> {
    const { usedSize = 0, backingStorageSize = 0 } = await this.#call('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  }

  close(): void {
    this.#socket.close();
  }

  async #call(method: string): Promise<z.infer<typeof REPLY>['result']> {
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve) => {
      const hear = ({ data }: { readonly data: unknown }): void => {
        const reply = REPLY.safeParse(JSON.parse(String(data)));
        if (!reply.success || reply.data.id !== id) return;
        this.#socket.removeEventListener('message', hear);
        resolve(reply.data.result);
      };
      this.#socket.addEventListener('message', hear);
      this.#socket.send(JSON.stringify({ id, method }));
    });
  }
}

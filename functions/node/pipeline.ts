import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers a request; a promise where that is not done at once. Must not throw or reject. The last answer of a connection
 * is sent with `Connection: close`.
 */
export type Answering = (isLast: boolean) => Promise<void> | undefined;

/** Requests of one connection that were sent before the answers to earlier ones. */
interface Queue {
  readonly waiting: Answering[];
  /** Requests that came, those beyond the limit too. */
  taken: number;
}

/** Requests that a connection may send ahead. The last one closes the connection; those after it are not answered. */
export const MAX_PIPELINED = 32;

/** How long queued requests may be parsed in one turn of the event loop before other connections wait for the next. */
const MAX_TURN_MS = 5;

/**
 * Bounds how long a client that pipelines keeps the event loop busy. The first request of a connection is answered as it
 * arrives. Requests sent before its answer are queued, and each is answered in a turn of its own, so that other
 * connections are read in between; after 32 of them the connection is closed with a complete answer (RFC 9112, 9.3.2).
 * Node parses a packet of a thousand requests in one piece: while a queue moves, nothing more is read from its connection,
 * and once parsing has taken 5 ms of a turn, the other connections are read in the next.
 */
export class Pipeline {
  readonly #queues = new Map<Socket, Queue>();
  readonly #open = new Set<Socket>();
  /** Connections that are read in the next turn. */
  #left: Socket[] = [];
  /** When the turn under way queued its first request; null where it has not. */
  #since: number | null = null;

  /** Takes charge of the connections of a server. */
  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.on('close', () => {
        this.#open.delete(socket);
        this.#queues.delete(socket);
      });
      // Node resumes a connection once its answers have drained, whatever waits in its queue.
      socket.on('resume', () => {
        if (this.#queues.has(socket)) socket.pause();
      });
    });
  }

  /** Answers a request now, or when the earlier ones of its connection have been answered. */
  take(response: ServerResponse, answer: Answering): void {
    const { socket } = response.req;
    const queue = this.#queues.get(socket);
    // Node gives a response its socket when the one before it is sent.
    if (!queue && response.socket !== null) {
      void answer(false);
      return;
    }
    this.#leaveOthers(socket);
    if (!queue) this.#begin(socket, answer);
    else if (++queue.taken <= MAX_PIPELINED) queue.waiting.push(answer);
  }

  #begin(socket: Socket, answer: Answering): void {
    const queue: Queue = { waiting: [answer], taken: 1 };
    this.#queues.set(socket, queue);
    // Not before the packet is parsed: Node resumes the connection with each message in it.
    process.nextTick(() => {
      if (this.#queues.get(socket) === queue) socket.pause();
    });
    setImmediate(() => this.#move(socket, queue));
  }

  /** Answers the next request of a queue; the one after it follows in a later turn. */
  #move(socket: Socket, queue: Queue): void {
    const answer = queue.waiting.shift();
    // The connection was closed meanwhile.
    if (!answer || this.#queues.get(socket) !== queue) return;
    const isEmpty = queue.waiting.length === 0;
    const isLast = isEmpty && queue.taken > MAX_PIPELINED;
    // Read again with the last one: its body may still have to come.
    if (isEmpty && !isLast) {
      this.#queues.delete(socket);
      socket.resume();
    }
    const pending = answer(isLast);
    if (pending) void pending.then(() => setImmediate(() => this.#move(socket, queue)));
    else setImmediate(() => this.#move(socket, queue));
  }

  /** Leaves the other connections to the next turn, where this one has taken its time. */
  #leaveOthers(read: Socket): void {
    if (this.#since === null) {
      this.#since = performance.now();
      setImmediate(() => this.#nextTurn());
      return;
    }
    if (this.#left.length > 0 || performance.now() - this.#since < MAX_TURN_MS) return;
    for (const socket of this.#open) {
      if (socket === read || socket.isPaused()) continue;
      socket.pause();
      this.#left.push(socket);
    }
  }

  #nextTurn(): void {
    this.#since = null;
    const left = this.#left;
    this.#left = [];
    for (const socket of left) socket.resume();
  }
}

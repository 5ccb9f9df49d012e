import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Answers the request of a response, synchronously or by a promise. Must not throw or reject. */
export type Answering = (response: ServerResponse) => Promise<void> | undefined;

/** Requests of one connection that were sent before the answers to earlier ones. */
interface Queue {
  readonly socket: Socket;
  readonly waiting: ServerResponse[];
}

/** Time that one turn of the event loop may spend on parsing or answering queued requests. */
const MAX_TURN_MS = 5;

/**
 * Bounds how long clients that pipeline keep the event loop busy. The first request of a connection is answered as it
 * arrives. Requests sent before its answer are queued per connection, and a turn answers one of each queue by rotation
 * for 5 ms at most, so that other connections are read in between. Node parses a packet of a thousand requests in one
 * piece: while a queue is not empty, nothing more is read from its connection, and once parsing has taken 5 ms of a
 * turn, the other connections are read in the next. Those that have sent one request at a time are read in the same turn,
 * unless a second connection pipelines in it: so they wait for one packet, not for one of each connection that pipelines.
 */
export class Pipeline {
  readonly #answer: Answering;
  readonly #queues = new Map<Socket, Queue>();
  readonly #open = new Set<Socket>();
  /** Connections whose latest request came alone. */
  readonly #steady = new Set<Socket>();
  /** Queues whose next request may be answered, the next one first. */
  #ready: Queue[] = [];
  /** Connections that are read in the next turn. */
  #left: Socket[] = [];
  /** Time at which the current turn queued its first request; null before. */
  #since: number | null = null;
  /** Connections that began to pipeline in the current turn. */
  #begun = 0;
  /** How many they were when connections were last deferred. */
  #begunWhenLeft = 0;

  /** Attaches to the connections of a server, whose requests `answer` answers. */
  constructor(server: Server, answer: Answering) {
    this.#answer = answer;
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.on('close', () => {
        this.#open.delete(socket);
        this.#steady.delete(socket);
        this.#queues.delete(socket);
      });
      // Node resumes a connection once its answers have drained, even if its queue is not empty.
      socket.on('resume', () => {
        if (this.#queues.has(socket)) socket.pause();
      });
    });
  }

  /** Answers a request now, or when the earlier ones of its connection have been answered. */
  take(response: ServerResponse): void {
    const { socket } = response.req;
    const queue = this.#queues.get(socket);
    // Node gives a response its socket when the one before it is sent.
    if (!queue && response.socket !== null) {
      this.#steady.add(socket);
      void this.#answer(response);
      return;
    }
    if (queue) queue.waiting.push(response);
    else this.#begin({ socket, waiting: [response] });
    this.#leaveOthers(socket);
  }

  #begin(queue: Queue): void {
    const { socket } = queue;
    this.#steady.delete(socket);
    this.#begun += 1;
    this.#queues.set(socket, queue);
    this.#ready.push(queue);
    // Deferred until the packet is parsed: Node resumes the connection with each message in it.
    process.nextTick(() => {
      if (this.#queues.get(socket) === queue) socket.pause();
    });
  }

  /** Defers the other connections to the next turn when the time of this turn is used up. */
  #leaveOthers(read: Socket): void {
    this.#schedule();
    if (this.#left.length > 0 && this.#begun === this.#begunWhenLeft) return;
    if (performance.now() - (this.#since ?? 0) < MAX_TURN_MS) return;
    this.#begunWhenLeft = this.#begun;
    for (const socket of this.#open) {
      if (socket === read || socket.isPaused() || (this.#begun === 1 && this.#steady.has(socket))) continue;
      socket.pause();
      this.#left.push(socket);
    }
    // Connections are read in the order in which they are resumed: this one is last from now on.
    this.#open.delete(read);
    this.#open.add(read);
  }

  #schedule(): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    setImmediate(() => this.#turn());
  }

  /** Answers one request of each queue within the time of the turn; the next turn resumes the rest. */
  #turn(): void {
    const end = performance.now() + MAX_TURN_MS;
    for (let count = this.#ready.length; count > 0 && performance.now() < end; count--) {
      const queue = this.#ready.shift();
      if (queue) this.#move(queue);
    }
    const left = this.#left;
    this.#left = [];
    for (const socket of left) socket.resume();
    this.#since = null;
    this.#begun = 0;
    this.#begunWhenLeft = 0;
    if (this.#ready.length > 0) this.#schedule();
  }

  /** Answers the next request of a queue; the one after it follows in a later turn. */
  #move(queue: Queue): void {
    const { socket, waiting } = queue;
    // The connection was closed meanwhile.
    if (this.#queues.get(socket) !== queue) return;
    const response = waiting.shift();
    // Resumed with the last request, whose body may still be arriving.
    if (waiting.length === 0) {
      this.#queues.delete(socket);
      socket.resume();
    }
    const pending = response && this.#answer(response);
    if (waiting.length === 0) return;
    if (!pending) {
      this.#ready.push(queue);
      return;
    }
    void pending.then(() => {
      this.#ready.push(queue);
      this.#schedule();
    });
  }
}

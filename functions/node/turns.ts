import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Gives one answer; a promise where it is not given at once. It sees to its own faults. */
export type Answering = () => Promise<void> | undefined;

/** What came on one connection before an earlier request of it was answered. */
interface Line {
  readonly waiting: Answering[];
  isUnderWay: boolean;
  /** Nothing is read from the connection until nobody waits. */
  isHeld: boolean;
}

/** How long the event loop may be kept before whoever else calls gets a turn, in milliseconds. */
const LONGEST_TURN = 5;
/** Prepared answers that are given without a look at the clock. */
const UNMEASURED = 16;

/**
 * Bounds what is done in one turn of the event loop, whatever is sent. One packet holds thousands of requests, and Node
 * parses it whole and reads the next one at once. So the first request on a connection is answered as it comes; those
 * sent without waiting for that stand in line, one line a connection, the lines move by turns, and nothing more is read
 * from a connection until nobody waits in its line. Once a turn has taken its time, all other connections are read in the next.
 */
export class Turns {
  readonly #open = new Set<Socket>();
  /** Connections from which nothing is read until the next turn. */
  readonly #paused = new Set<Socket>();
  readonly #lines = new Map<Socket, Line>();
  /** Connections whose line may move, the next one first. */
  readonly #ready: Socket[] = [];
  /** When the turn under way began, where that is known. */
  #began: number | null = null;
  #unmeasured = 0;

  /** Takes charge of the connections of a server. */
  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.on('close', () => this.#forget(socket));
      // Node resumes a connection once its answers have drained, which says nothing of its line.
      socket.on('resume', () => {
        if (this.#lines.get(socket)?.isHeld) socket.pause();
      });
    });
  }

  /** Has a request answered: now, or when the earlier ones of its connection were. */
  take(response: ServerResponse, answer: Answering): void {
    const { socket } = response.req;
    // Node gives a response its socket when the one before it is sent.
    if (response.socket === null || this.#lines.has(socket)) {
      this.#stand(socket, answer);
      return;
    }
    // Most turns are short: to look at the clock in each of them would cost more than it is worth.
    if (++this.#unmeasured >= UNMEASURED) this.#begin();
    this.#leaveOthers(socket);
    this.#run(socket, answer);
  }

  #begin(): void {
    if (this.#began !== null) return;
    this.#unmeasured = 0;
    this.#began = performance.now();
    setImmediate(() => this.#end());
  }

  get #isOver(): boolean {
    return this.#began !== null && performance.now() - this.#began > LONGEST_TURN;
  }

  /** Leaves all other connections for the next turn where this one has taken its time. */
  #leaveOthers(heard: Socket): void {
    if (this.#paused.size > 0 || !this.#isOver) return;
    for (const socket of this.#open) {
      // Who is paused already waits for something else.
      if (socket === heard || socket.isPaused()) continue;
      socket.pause();
      this.#paused.add(socket);
    }
  }

  #stand(socket: Socket, answer: Answering): void {
    this.#begin();
    const line = this.#lineOf(socket);
    line.waiting.push(answer);
    if (line.waiting.length > 1) return;
    if (!line.isUnderWay) this.#ready.push(socket);
    // Not before the packet is parsed: with each message in it Node resumes the connection.
    process.nextTick(() => {
      line.isHeld = line.waiting.length > 0;
      if (line.isHeld) socket.pause();
      this.#leaveOthers(socket);
    });
  }

  #lineOf(socket: Socket): Line {
    const known = this.#lines.get(socket);
    if (known) return known;
    const line: Line = { waiting: [], isUnderWay: false, isHeld: false };
    this.#lines.set(socket, line);
    return line;
  }

  /** Moves the lines, one request each and all over again, as long as the turn may last. */
  #end(): void {
    const socket = this.#ready.shift();
    // What the function computes it computes after this call: one in a turn.
    const isPending = socket !== undefined && this.#move(socket);
    if (isPending || this.#ready.length === 0 || this.#isOver) this.#next();
    // Node writes an answer in a tick after this one, and that takes longer than to give it.
    else process.nextTick(() => this.#end());
  }

  #next(): void {
    for (const socket of this.#paused) socket.resume();
    this.#paused.clear();
    this.#began = null;
    if (this.#ready.length > 0) this.#begin();
  }

  /** Answers the next one in a line; says whether that answer is still to come. */
  #move(socket: Socket): boolean {
    const line = this.#lines.get(socket);
    const answer = line?.waiting.shift();
    if (!line || !answer) return false;
    // Read again with the last one: its body may still have to come.
    if (line.isHeld && line.waiting.length === 0) {
      line.isHeld = false;
      socket.resume();
    }
    const isPending = this.#run(socket, answer);
    if (!isPending) this.#advance(socket, line);
    return isPending;
  }

  #run(socket: Socket, answer: Answering): boolean {
    const pending = answer();
    if (!pending) return false;
    const line = this.#lineOf(socket);
    line.isUnderWay = true;
    this.#begin();
    void pending.finally(() => {
      line.isUnderWay = false;
      this.#advance(socket, line);
    });
    return true;
  }

  /** Lets the next one in a line come. */
  #advance(socket: Socket, line: Line): void {
    if (this.#lines.get(socket) !== line) return;
    if (line.waiting.length > 0) {
      this.#ready.push(socket);
      this.#begin();
      return;
    }
    this.#lines.delete(socket);
  }

  #forget(socket: Socket): void {
    this.#open.delete(socket);
    this.#paused.delete(socket);
    this.#lines.delete(socket);
  }
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Sends the requests over so many connections, one after the other on each, and counts the answers by status. */
export async function sendAll(
  port: number,
  requests: Iterator<string>,
  connections: number,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  await Promise.all(Array.from({ length: connections }, () => sendInTurn(port, requests, counts)));
  return counts;
}

/** Opens a connection again when the host has closed it. */
async function sendInTurn(port: number, requests: Iterator<string>, counts: Map<number, number>): Promise<void> {
  let connection: Connection | null = null;
  for (let next = requests.next(); !next.done; next = requests.next()) {
    if (!connection?.isOpen) connection = await Connection.open(port);
    const status = await connection.ask(next.value);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  connection?.close();
}

/** Longest wait for an answer. */
const ANSWER_TIMEOUT_MS = 60_000;

/** A client of HTTP that costs little: of an answer it reads the status and the length only. */
class Connection {
  readonly #socket: Socket;
  #received = '';
  #waiting: { resolve(status: number): void; reject(fault: Error): void } | null = null;
  isOpen = true;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1').setNoDelay(true);
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy(new Error('the host does not answer')));
    socket.on('data', (text) => this.#take(String(text)));
    socket.on('error', (fault) => this.#waiting?.reject(fault));
    socket.on('close', () => {
      this.isOpen = false;
      this.#waiting?.reject(new Error('the host closed the connection before it answered'));
    });
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Connection(socket);
  }

  /** Sends one request and resolves with the status of its answer. */
  ask(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    const head = this.#received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(this.#received.slice(0, head)) ?? [];
    if (this.#received.length < head + 4 + Number(length)) return;
    const answer = this.#received.slice(0, head);
    this.#received = this.#received.slice(head + 4 + Number(length));
    if (/\r\nconnection: close/i.test(answer)) {
      this.isOpen = false;
      this.#socket.end();
    }
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve(Number(answer.slice(9, 12)));
  }
}

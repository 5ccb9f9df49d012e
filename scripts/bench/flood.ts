import { once } from 'node:events';
import { connect } from 'node:net';

/** Bytes of the requests that one connection sends in one write. */
const PACKET_BYTES = 64 * 1024;
const CONNECTIONS = 8;

/**
 * Pipelines 64 KB of requests on each of 8 connections, and reconnects to send the same again after the last answer.
 * Prints 0 when it has started, in the place of the port that a server prints.
 */
const [port = '', target = '/'] = process.argv.slice(2);
const request = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
const last = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
const packet = request.repeat(Math.floor(PACKET_BYTES / request.length)) + last;

function keepBusy(): void {
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(packet));
  socket.resume();
  socket.on('error', () => undefined);
  socket.on('close', keepBusy);
}

for (let connection = 0; connection < CONNECTIONS; connection++) keepBusy();
console.log('0');
await once(process, 'SIGTERM');
process.exit();

import { describe, expect, it } from 'vitest';
import type { PlainAnswer, PlainRequest } from '../../functions/message.ts';
import { answerToMalformed } from '../../functions/node/malformed-message.ts';
import { replyAnswer } from '../../functions/answers.ts';
import { textOf } from '../plain.ts';

const REST = ' HTTP/1.1\r\nHost: deals.example\r\n\r\n';

/** The answer to a packet, refused at the first byte of a text in it. */
function answerTo(code: string, packet: Buffer, bytesParsed: number): { status: number; error: string } {
  const asked: PlainRequest[] = [];
  const answer = answerToMalformed({ code, rawPacket: packet, bytesParsed }, (request) => {
    asked.push(request);
    return replyAnswer({ status: 405, body: { error: `${request.method} ${request.target}` } }, null);
  }) as PlainAnswer;
  const { error } = JSON.parse(textOf(answer)) as { error: string };
  return { status: answer.status, error };
}

describe('a target with a byte beyond ASCII', () => {
  it.each([
    ['/api/offers?q=café', 'é', '%C3%A9'],
    ['/vendor/Ωmega', 'Ω', '%CE%A9'],
    ['/api/offers?q=数据库', '数', '%E6%95%B0'],
    ['/api/offers?q=😀', '😀', '%F0%9F%98%80'],
  ])('%s is told to encode "%s"', (target, character, encoded) => {
    const packet = Buffer.from(`GET ${target}${REST}`);
    const at = packet.findIndex((byte) => byte > 0x7f);
    expect(answerTo('HPE_INVALID_URL', packet, at)).toEqual({
      status: 400,
      error: `The request target has the character "${character}"; percent-encode it: ${encoded}.`,
    });
  });

  it('names the byte where it begins no character of UTF-8', () => {
    const packet = Buffer.from(`GET /api/offers?q=caf\xe9${REST}`, 'latin1');
    const error = 'The request target has the byte 0xE9; percent-encode it: %E9.';
    expect(answerTo('HPE_INVALID_URL', packet, packet.indexOf(0xe9))).toEqual({ status: 400, error });
  });

  it('is not well-formed HTTP where another byte was refused', () => {
    const packet = Buffer.from(`GET /api/\x01offers${REST}`);
    expect(answerTo('HPE_INVALID_URL', packet, 9)).toEqual({
      status: 400,
      error: 'The request is not well-formed HTTP.',
    });
    expect(answerTo('HPE_INVALID_URL', packet, 9000).status).toBe(400);
  });
});

describe('a method that Node does not know', () => {
  it.each(['FOO', 'get', 'GETX', 'X-Y', '__proto__', 'X'.repeat(5000)])('%s reaches the router', (method) => {
    const packet = Buffer.from(`${method} /api/offers?q=a${REST}`);
    expect(answerTo('HPE_INVALID_METHOD', packet, Math.min(1, packet.length))).toEqual({
      status: 405,
      error: `${method} /api/offers?q=a`,
    });
  });

  it('is read from its own line where earlier requests are in the packet', () => {
    const packet = Buffer.from(`GET /one${REST}FOO /two${REST}`);
    expect(answerTo('HPE_INVALID_METHOD', packet, packet.indexOf('FOO') + 1).error).toBe('FOO /two');
    expect(answerTo('HPE_INVALID_METHOD', packet, packet.indexOf('FOO')).error).toBe('FOO /two');
  });

  it.each([
    'GARBAGE\r\n\r\n',
    'FOO /one',
    'FOO  /one HTTP/1.1\r\n',
    'F(O /one HTTP/1.1\r\n',
    'FOO /one HTTP/2.0\r\n',
    '',
  ])('is not well-formed HTTP in %j', (text) => {
    expect(answerTo('HPE_INVALID_METHOD', Buffer.from(text), 0)).toEqual({
      status: 400,
      error: 'The request is not well-formed HTTP.',
    });
  });
});

import type { Answer } from './behaviour.ts';

type Headers = Readonly<Record<string, string>>;

/** 200 with a body of any type. */
export function content(type: string, body: string | Uint8Array, headers: Headers = {}): Answer {
  return ({ response }) => {
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
  };
}

export function html(body: string | Uint8Array, headers: Headers = {}): Answer {
  return content('text/html; charset=utf-8', body, headers);
}

/** A status other than 200, with a page that must not be read. */
export function status(code: number, headers: Headers = {}): Answer {
  return ({ response }) => {
    const hasBody = code !== 204 && code !== 304;
    response.writeHead(code, { 'content-type': 'text/html', ...headers }).end(hasBody ? '<p>10 GB of storage</p>' : '');
  };
}

/** Redirects to a path of the same host, or to a literal address. */
export function redirect(location: string, code = 302): Answer {
  return ({ response }) => {
    response.writeHead(code, { location }).end();
  };
}

/** The first request has one answer, later ones another. */
export function onceThen(first: Answer, later: Answer): Answer {
  return (visit) => (visit.count === 1 ? first : later)(visit);
}

/** An answer for each path; 404 elsewhere. */
export function paths(answers: Readonly<Record<string, Answer>>): Answer {
  return (visit) => {
    const path = new URL(visit.request.url ?? '/', 'http://host').pathname;
    (answers[path] ?? status(404))(visit);
  };
}

export function robots(...lines: string[]): Answer {
  return content('text/plain', lines.join('\n'));
}

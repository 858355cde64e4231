import { runNginx } from '../nginx.mjs'
import { somePort } from '../process.mjs'

/**
 * What docs/operations.md says under "Growing": a question without an answer goes to the next process. Each stands there
 * twice: nginx answers 502 by itself when it thinks that all are down, as on a machine too busy for them.
 */
const balanced = (name, port, apps, client) => `
  upstream ${name} {
    ${apps.map(({ port }) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    ${apps.map(({ port }) => `server 127.0.0.1:${port} backup max_fails=0;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 40m;
    location / {
      proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For ${client};
      proxy_next_upstream error timeout http_502 http_503;
      proxy_next_upstream_tries 3;
      proxy_connect_timeout 2s;
    }
  }`

/** One nginx before the sites and, on another port, before the desks. Both ports are known before the apps start. */
export async function proxyPorts() {
  return { sites: await somePort(), desks: await somePort() }
}

export const startProxy = (ports, { sites, desks }) =>
  runNginx({
    url: `http://127.0.0.1:${ports.sites}/healthz`,
    http: () =>
      balanced('sites', ports.sites, sites, '$proxy_add_x_forwarded_for') +
      balanced('desks', ports.desks, desks, '$http_x_forwarded_for'),
  })

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onCore, somePort, startProgram, untilFirstAnswer } from './process.mjs'

/** The compressed bytes of the answer: `fetch` would decompress them. */
const compressed = (url) =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })

const settings = (folder, http) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  ${http(folder)}
}`

/**
 * Starts nginx on one core, in a folder of its own that `fill` may write files to. `http(folder)` is the text of its
 * settings; `url` answers when it runs.
 */
export async function runNginx({ http, url, fill = () => undefined }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-nginx-'))
  // If root starts it, nginx reads files as another user.
  chmodSync(folder, 0o755)
  await fill(folder)
  writeFileSync(path.join(folder, 'nginx.conf'), settings(folder, http))
  const [program, args] = onCore('0', 'nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')])
  const running = startProgram(program, args)
  await untilFirstAnswer(url)
  return {
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** nginx with the compressed page as a file: the fastest way to send a page. */
export async function startNginx(page) {
  const port = await somePort()
  const origin = `http://127.0.0.1:${port}`
  const running = await runNginx({
    url: `${origin}/`,
    fill: async (folder) => writeFileSync(path.join(folder, 'index.html'), await compressed(page)),
    http: (folder) => `
  open_file_cache max=100; default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; root ${folder}; add_header content-encoding br; }`,
  })
  return { origin, stop: running.stop }
}

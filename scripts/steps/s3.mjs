import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './ports.mjs'
import { installPackages, onPath } from './system-package.mjs'
import { serverFolder } from './test-server.mjs'

const kinds = ['account', 'container', 'object']
const packages = ['swift-proxy', ...kinds.map((kind) => `swift-${kind}`)]
const key = { id: 'council:clerk', secret: 'only-for-tests' }

const storageServer = (kind, port, folder) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
devices = ${folder}/devices
swift_dir = ${folder}
mount_check = false
fallocate_reserve = 0
workers = 0
user = nobody
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

// It requires a cache address but works without a cache (port 9).
const proxy = (port, folder) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
workers = 0
user = nobody
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_${key.id.replace(':', '_')} = ${key.secret} .admin
`

// In a ring Swift looks up the server and disk of a file: here always the only one.
const rings = `
import sys
from swift.common.ring import RingBuilder
for word in sys.argv[1:]:
    kind, port = word.split(':')
    place = {'ip': '127.0.0.1', 'port': int(port), 'replication_ip': '127.0.0.1', 'replication_port': int(port)}
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'device': 'disk', 'weight': 1, 'meta': '', **place})
    builder.rebalance()
    builder.get_ring().save(kind + '.ring.gz')
`

async function startKind(server, kind, port) {
  const settings = path.join(server.folder, `${kind}.conf`)
  const text = kind === 'proxy' ? proxy(port, server.folder) : storageServer(kind, port, server.folder)
  writeFileSync(settings, text)
  server.start(`swift-${kind}-server`, settings, '-v')
  await server.untilOpen(port)
}

export async function installS3() {
  if (!onPath('swift-proxy-server')) await installPackages(...packages)
}

/**
 * Starts a whole OpenStack Swift, which speaks S3, on this machine for tests. Returns its address with the key in it,
 * or nothing where there is no Swift.
 */
export async function startS3() {
  if (!onPath('swift-proxy-server')) return undefined
  const server = serverFolder('s3')
  try {
    const disk = path.join(server.folder, 'devices/disk')
    mkdirSync(disk, { recursive: true })
    server.own(disk)
    const ports = await Promise.all([...kinds, 'proxy'].map(async (kind) => [kind, await freePort()]))
    await server.run('python3', '-c', rings, ...ports.slice(0, -1).map((words) => words.join(':')))
    await Promise.all(ports.map(([kind, port]) => startKind(server, kind, port)))
    const [[, port]] = ports.slice(-1)
    return { url: `http://${encodeURIComponent(key.id)}:${key.secret}@127.0.0.1:${port}`, stop: server.stop }
  } catch (error) {
    await server.stop()
    throw error
  }
}
